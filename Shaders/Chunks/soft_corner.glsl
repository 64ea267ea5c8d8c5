// What a shadow misses at a round corner whose radius is small for the blur.
//
// The blur of what is missing at a corner is a Gaussian with the same moments, up to the third ones
// (the Gram-Charlier series). Positions are in radii from the center of mass of what is missing.
//
// By corner: the height of the Gaussian; 0 for a corner that is not round.
flat VARYING vec4 heights;
// The inverse of the covariance: xx, xy, yy.
flat VARYING vec3 precisions;
// The radii's reciprocals, and the linear terms of the series.
flat VARYING vec4 series;

// The moments of what is missing at a corner of radius 1.
const float area = 0.2146018366;
const float center = 0.2233674423;
const float variance = 0.0351575297;
const float covariance = -0.0206826683;
const vec2 thirds = vec2(0.0067042124 / 6.0, -0.0023690199 / 2.0);

#ifdef VERTEX
void prepare(vec2 extent) {
  prepareShadow(extent);
  int first = primitiveParameters();
  vec2 radii = max(parameter(first + 1).zw, vec2(0.01));
  int corners = int(parameter(first + 2).x);
  vec2 variances = variance + 1.0 / (radii * radii);
  float determinant = variances.x * variances.y - covariance * covariance;
  precisions = vec3(variances.y, -covariance, variances.x) / determinant;
  bvec4 isRound = notEqual(ivec4(corners) & ivec4(1, 2, 4, 8), ivec4(0));
  heights = mix(vec4(0.0), vec4(area * 0.1591549431 * inversesqrt(determinant)), isRound);
  series = vec4(
    1.0 / radii, 3.0 * thirds.x * precisions.xz + thirds.y * (2.0 * precisions.y + precisions.zx));
}
#endif
