import Testing

/// A sequence of finger movements on a view, and what becomes of it.
struct GestureRow: CustomTestStringConvertible, Sendable {
  let title: String
  /// See `RecognizerSpec`.
  let recognizers: String
  /// See `FingerScript`.
  let script: String
  /// The actions, each as the recognizer's name and its state; several of `c` in succession are one.
  let actions: String
  /// What the view gets: `b`, `m`, `e` and `x` for canceled; several of `m` in succession are one.
  let view: String

  init(
    _ title: String, _ recognizers: String, _ script: String, _ actions: String, view: String
  ) {
    self.title = title
    self.recognizers = recognizers
    self.script = script
    self.actions = actions
    self.view = view
  }

  var testDescription: String { "\(recognizers): \(title)" }
}

/// The view fills a window of 320 × 480 points and gets one touch at a time.
enum GestureTable {
  static let taps: [GestureRow] = [
    .init("a tap", "tap", "0+50,50 .50 0-", "tap", view: "b x"),
    .init("a tap of no duration", "tap", "0+50,50 0-", "tap", view: "b x"),
    .init("45 points", "tap", "0+50,50 0>95,50 0-", "tap", view: "b m x"),
    .init("46 points", "tap", "0+50,50 0>96,50 0-", "", view: "b m e"),
    .init("there and back", "tap", "0+50,50 0>50,100 0>50,50 0-", "", view: "b m e"),
    .init("0.74 s", "tap", "0+50,50 .740 0-", "tap", view: "b x"),
    .init("0.76 s", "tap", "0+50,50 .760 0-", "", view: "b e"),
    .init("two fingers", "tap", "0+50,50&1+90,50 .50 0-&1-", "", view: "b e"),
    .init("a second finger later", "tap", "0+50,50 .50 1+90,50 .50 1- 0-", "", view: "b e"),
    .init(
      "one finger after another", "tap", "0+50,50 0- .50 1+90,50 1-", "tap tap", view: "b x b x"),
    .init("cancelled", "tap", "0+50,50 .50 x", "", view: "b x"),
    .init("two taps", "tap", "0+50,50 0- .50 0+50,50 0-", "tap tap", view: "b x b x"),
    .init("a tap that keeps the view's touch", "tap!c", "0+50,50 .50 0-", "tap", view: "b e"),
    .init("a tap that delays the beginning", "tap!d", "0+50,50 .50 0-", "tap", view: ""),
    .init("a delayed beginning", "tap!d", "0+50,50 .50 0>99,50 0>99,60 0-", "", view: "b m e"),
    .init("a delayed beginning of a long touch", "tap!d", "0+50,50 .800 0-", "", view: "b e"),
    .init("a recognizer that is off", "tap!off", "0+50,50 0-", "", view: "b e"),
    .init("a double tap", "tap2", "0+50,50 .50 0- .100 0+50,50 .50 0-", "tap2", view: "b b x x"),
    .init("one tap of two", "tap2", "0+50,50 .50 0- .340", "", view: "b"),
    .init("one tap of two, and waiting", "tap2", "0+50,50 .50 0- .360", "", view: "b e"),
    .init("0.34 s between", "tap2", "0+50,50 0- .340 0+50,50 0-", "tap2", view: "b b x x"),
    .init("0.36 s between", "tap2", "0+50,50 0- .360 0+50,50 0- .360", "", view: "b e b e"),
    .init("45 points between", "tap2", "0+50,50 0- .90 0+95,50 0-", "tap2", view: "b b x x"),
    .init("46 points between", "tap2", "0+50,50 0- .90 0+96,50 0-", "", view: "b b e e"),
    .init(
      "three taps", "tap2", "0+50,50 0- .90 0+50,50 0- .90 0+50,50 0- .400", "tap2",
      view: "b b x x b e"),
    .init(
      "four taps", "tap2", "0+50,50 0- .90 0+50,50 0- .90 0+50,50 0- .90 0+50,50 0-", "tap2 tap2",
      view: "b b x x b b x x"),
    .init("the second is long", "tap2", "0+50,50 0- .90 0+50,50 .800 0-", "", view: "b b e e"),
    .init("the second is cancelled", "tap2", "0+50,50 0- .90 0+50,50 x", "", view: "b b e x"),
    .init(
      "ends that are not delayed", "tap2!e", "0+50,50 0- .90 0+50,50 0-", "tap2", view: "b e b x"),
    .init(
      "three taps of three", "tap3", "0+50,50 0- .90 0+50,50 0- .90 0+50,50 0-", "tap3",
      view: "b b b x x x"),
    .init("two taps of three", "tap3", "0+50,50 0- .90 0+50,50 0- .400", "", view: "b b e e"),
    .init("two fingers at once", "tapF2", "0+50,50&1+90,50 .50 0-&1-", "tapF2", view: "b x"),
    .init(
      "two fingers one after another", "tapF2", "0+50,50 .40 1+90,50 .40 0- .40 1-", "tapF2",
      view: "b x"),
    .init("one finger of two", "tapF2", "0+50,50 .50 0-", "", view: "b e"),
    .init("three fingers of two", "tapF2", "0+50,50&1+90,50&2+99,50 .50 0-&1-&2-", "", view: "b e"),
    .init(
      "a finger after one was lifted", "tapF2", "0+50,50&1+90,50 0- 0+50,50 0- 1-", "",
      view: "b e b e"),
    .init("three fingers", "tapF3", "0+50,50&1+90,50&2+99,50 .50 0-&1-&2-", "tapF3", view: "b x"),
    .init("one of two fingers moves", "tapF2", "0+50,50&1+90,50 1>200,50 0-&1-", "", view: "b e"),
  ]

  static let presses: [GestureRow] = [
    .init("0.6 s", "press", "0+50,50 .600 0-", "press:b press:e", view: "b x"),
    .init("0.49 s", "press", "0+50,50 .490 0-", "", view: "b e"),
    .init("0.51 s", "press", "0+50,50 .510", "press:b", view: "b x"),
    .init("10 points before", "press", "0+50,50 0>60,50 .600 0-", "press:b press:e", view: "b m x"),
    .init("11 points before", "press", "0+50,50 0>61,50 .600 0-", "", view: "b m e"),
    .init(
      "a drag after it", "press", "0+50,50 .600 0>90,50 0>200,200 0-", "press:b press:c press:e",
      view: "b x"),
    .init("cancelled", "press", "0+50,50 .600 x", "press:b press:x", view: "b x"),
    .init("cancelled before", "press", "0+50,50 .300 x", "", view: "b x"),
    .init("a second finger before", "press", "0+50,50 .300 1+90,50 .600 0-&1-", "", view: "b e"),
    .init(
      "a second finger after", "press", "0+50,50 .600 1+90,50 1- 0-", "press:b press:e",
      view: "b x b e"),
    .init(
      "two fingers", "pressF2", "0+50,50&1+90,50 .600 0- 1-", "pressF2:b pressF2:e", view: "b x"),
    .init(
      "two fingers one after another", "pressF2", "0+50,50 .200 1+90,50 .510 0-&1-",
      "pressF2:b pressF2:e", view: "b x"),
    .init("one finger of two", "pressF2", "0+50,50 .900 0-", "", view: "b e"),
    .init(
      "a tap before", "pressT1", "0+50,50 .50 0- .90 0+50,50 .600 0-", "pressT1:b pressT1:e",
      view: "b b x x"),
    .init("no tap before", "pressT1", "0+50,50 .600 0- .400", "", view: "b e"),
    .init(
      "a press that keeps the view's touch", "press!c", "0+50,50 .600 0-", "press:b press:e",
      view: "b e"),
  ]

  static let pans: [GestureRow] = [
    .init("9 points", "pan", "0+50,50 0>59,50 0-", "", view: "b m e"),
    .init("10 points", "pan", "0+50,50 0>60,50", "pan:b", view: "b x"),
    .init("10 points diagonally", "pan", "0+50,50 0>56,58", "pan:b", view: "b x"),
    .init("a drag", "pan", "0+50,50 0>>110,50/6 0-", "pan:b pan:c pan:e", view: "b x"),
    .init("a drag up", "pan", "0+50,200 0>>50,100/20 0-", "pan:b pan:c pan:e", view: "b m x"),
    .init("a tap", "pan", "0+50,50 .50 0-", "", view: "b e"),
    .init("cancelled", "pan", "0+50,50 0>>99,50/9 x", "pan:b pan:c pan:x", view: "b m x"),
    .init("cancelled before", "pan", "0+50,50 0>55,50 x", "", view: "b m x"),
    .init("lifted as it begins", "pan", "0+50,50 0>90,50 0-", "pan:b pan:e", view: "b x"),
    .init(
      "two fingers", "pan", "0+50,50&1+90,50 0>50,90&1>90,90 0-&1-", "pan:b pan:e", view: "b x"),
    .init(
      "a second finger comes and goes", "pan", "0+50,50 0>90,50 1+200,50 1>220,50 1- 0-",
      "pan:b pan:c pan:e", view: "b x"),
    .init(
      "the first finger goes", "pan", "0+50,50 0>90,50 1+200,50 0- 1>220,50 1-",
      "pan:b pan:c pan:e", view: "b x"),
    .init(
      "two fingers of at most one", "panMax1", "0+50,50 1+90,50 0>90,90 0-&1-", "", view: "b m e"),
    .init(
      "a second finger that is ignored", "panMax1", "0+50,50 0>90,50 1+150,50 1>200,90 1- 0-",
      "panMax1:b panMax1:e", view: "b x b m e"),
    .init("one finger of at least two", "panMin2", "0+50,50 0>>150,50/9 0-", "", view: "b m e"),
    .init(
      "two fingers of at least two", "panMin2", "0+50,50&1+90,50 0>70,50&1>110,50 0-&1-",
      "panMin2:b panMin2:e", view: "b x"),
    .init(
      "one of two fingers goes", "panMin2", "0+50,50&1+90,50 0>70,50&1>110,50 1- 0>99,99 0-",
      "panMin2:b panMin2:e", view: "b x"),
    .init("a pan that delays the beginning", "pan!d", "0+50,50 .50 0-", "", view: "b e"),
    .init(
      "a drag of a delayed touch", "pan!d", "0+50,50 0>55,50 0>99,50 0-", "pan:b pan:e", view: ""),
    .init(
      "a pan that keeps the view's touch", "pan!c", "0+50,50 0>70,50 0>90,50 0-",
      "pan:b pan:c pan:e", view: "b m e"),
    .init("a pan that is off", "pan!off", "0+50,50 0>70,50 0-", "", view: "b m e"),
  ]

  static let swipes: [GestureRow] = [
    .init("right", "swipeR", "0+50,50 0>>150,50/6 0-", "swipeR", view: "b m x"),
    .init("50 points", "swipeR", "0+50,50 0>100,50 0-", "swipeR", view: "b x"),
    .init("49 points", "swipeR", "0+50,50 0>99,50 0-", "", view: "b m e"),
    .init("50 points across", "swipeR", "0+50,50 0>110,100 0-", "swipeR", view: "b x"),
    .init("51 points across", "swipeR", "0+50,50 0>110,101 0-", "", view: "b m e"),
    .init("the other way", "swipeR", "0+150,50 0>>50,50/6 0-", "", view: "b m e"),
    .init("too late", "swipeR", "0+50,50 .510 0>150,50 0-", "", view: "b m e"),
    .init("just in time", "swipeR", "0+50,50 .490 0>150,50 0-", "swipeR", view: "b x"),
    .init("left", "swipeL", "0+150,50 0>>50,50/6 0-", "swipeL", view: "b m x"),
    .init("up", "swipeU", "0+150,150 0>>150,50/6 0-", "swipeU", view: "b m x"),
    .init("down", "swipeD", "0+50,50 0>>50,150/6 0-", "swipeD", view: "b m x"),
    .init("one of two directions", "swipeLR", "0+150,50 0>>50,50/6 0-", "swipeLR", view: "b m x"),
    .init(
      "the other of two directions", "swipeLR", "0+50,50 0>>150,50/6 0-", "swipeLR", view: "b m x"),
    .init("a direction that is not wanted", "swipeLR", "0+50,50 0>>50,150/6 0-", "", view: "b m e"),
    .init("one finger of two", "swipeRF2", "0+50,50 0>>150,50/6 0-", "", view: "b m e"),
    .init(
      "two fingers", "swipeRF2", "0+50,50&1+50,90 0>>150,50/6&1>>150,90/6 0-&1-", "swipeRF2",
      view: "b m x"),
    .init(
      "two fingers of one", "swipeR", "0+50,50&1+50,90 0>>150,50/6&1>>150,90/6 0-&1-", "",
      view: "b m e"),
    .init(
      "two fingers, one of which rests", "swipeRF2", "0+50,50&1+50,90 0>>150,50/6 0-&1-", "",
      view: "b m e"),
    .init("one action for a long way", "swipeR", "0+50,50 0>>300,50/9 0-", "swipeR", view: "b m x"),
    .init("cancelled", "swipeR", "0+50,50 0>80,50 x", "", view: "b m x"),
  ]

  static let pairs: [GestureRow] = [
    .init("7 points apart", "pinch", "0+100,100&1+200,100 1>207,100 0-&1-", "", view: "b e"),
    .init(
      "8 points apart", "pinch", "0+100,100&1+200,100 1>208,100 0-&1-", "pinch:b pinch:e",
      view: "b x"),
    .init(
      "8 points together", "pinch", "0+100,100&1+200,100 1>192,100 0-&1-", "pinch:b pinch:e",
      view: "b x"),
    .init(
      "further", "pinch", "0+100,100&1+200,100 1>>300,100/9 0-&1-", "pinch:b pinch:c pinch:e",
      view: "b x"),
    .init(
      "the fingers are lifted in turn", "pinch", "0+100,100&1+200,100 1>220,100 0- .50 1-",
      "pinch:b pinch:e", view: "b x"),
    .init(
      "one finger moves on alone", "pinch", "0+100,100&1+200,100 1>220,100 0- 1>300,300 1-",
      "pinch:b pinch:e", view: "b x"),
    .init("one finger", "pinch", "0+100,100 0>>200,200/9 0-", "", view: "b m e"),
    .init(
      "both fingers the same way", "pinch", "0+100,100&1+200,100 0>100,150&1>200,150 0-&1-", "",
      view: "b m e"),
    .init("cancelled", "pinch", "0+100,100&1+200,100 1>220,100 x", "pinch:b pinch:x", view: "b x"),
    .init(
      "a finger is replaced", "pinch", "0+100,100&1+200,100 1>220,100 1- 2+150,100 2>160,100 0-&2-",
      "pinch:b pinch:c pinch:e", view: "b x"),
    .init("0.1 rad", "rotation", "0+100,100&1+200,100 1>200,110 0-&1-", "", view: "b e"),
    .init(
      "0.3 rad", "rotation", "0+100,100&1+200,100 1>200,130 0-&1-", "rotation:b rotation:e",
      view: "b x"),
    .init(
      "further", "rotation", "0+100,100&1+200,100 1>200,130 1>200,150 0-&1-",
      "rotation:b rotation:c rotation:e", view: "b x"),
    .init("apart", "rotation", "0+100,100&1+200,100 1>300,100 0-&1-", "", view: "b e"),
    .init("one finger", "rotation", "0+100,100 0>200,200 0-", "", view: "b m e"),
    .init(
      "cancelled", "rotation", "0+100,100&1+200,100 1>200,150 x", "rotation:b rotation:x",
      view: "b x"),
    .init(
      "the fingers are lifted in turn", "rotation", "0+100,100&1+200,100 1>200,150 1- 0-",
      "rotation:b rotation:e", view: "b x"),
  ]

  static let edges: [GestureRow] = [
    .init(
      "from the left", "edgeL", "0+5,200 0>>80,200/5 0-", "edgeL:b edgeL:c edgeL:e", view: "b x"),
    .init(
      "20 points from the edge", "edgeL", "0+20,200 0>60,200 0-", "edgeL:b edgeL:e", view: "b x"),
    .init("21 points from the edge", "edgeL", "0+21,200 0>60,200 0-", "", view: "b m e"),
    .init("along the edge", "edgeL", "0+5,200 0>9,260 0-", "", view: "b m e"),
    .init("from the right", "edgeR", "0+315,200 0>280,200 0-", "edgeR:b edgeR:e", view: "b x"),
    .init("from the top", "edgeT", "0+150,3 0>150,60 0-", "edgeT:b edgeT:e", view: "b x"),
    .init("from the bottom", "edgeB", "0+150,477 0>150,400 0-", "edgeB:b edgeB:e", view: "b x"),
    .init("from another edge", "edgeL", "0+315,200 0>280,200 0-", "", view: "b m e"),
    .init("no edges", "edge", "0+5,200 0>60,200 0-", "", view: "b m e"),
    .init("two fingers", "edgeL", "0+5,200&1+5,240 0>60,200&1>60,240 0-&1-", "", view: "b m e"),
    .init("outwards", "edgeL", "0+18,200 0>2,200 0-", "", view: "b m e"),
  ]

  static let several: [GestureRow] = [
    .init(
      "a tap before a double tap, both", "tap tap2", "0+50,50 0- .90 0+50,50 0-", "tap tap tap2",
      view: "b x b x"),
    .init("a tap", "tap tap2 tap<tap2", "0+50,50 .50 0- .360", "tap", view: "b x"),
    .init("a tap that is held", "tap tap2 tap<tap2", "0+50,50 .50 0- .340", "", view: "b"),
    .init(
      "a double tap", "tap tap2 tap<tap2", "0+50,50 0- .90 0+50,50 0- .400", "tap2", view: "b b x x"
    ),
    .init(
      "the second of two taps is long", "tap tap2 tap<tap2", "0+50,50 0- .90 0+50,50 .800 0-",
      "tap", view: "b b x e"),
    .init("a drag", "tap tap2 tap<tap2", "0+50,50 0>150,50 0-", "", view: "b m e"),
    .init(
      "a tap of three", "tap tap2 tap3 tap<tap2 tap<tap3 tap2<tap3", "0+50,50 0- .400", "tap",
      view: "b x"),
    .init(
      "two taps of three", "tap tap2 tap3 tap<tap2 tap<tap3 tap2<tap3",
      "0+50,50 0- .90 0+50,50 0- .400", "tap2", view: "b b x x"),
    .init(
      "three taps of three", "tap tap2 tap3 tap<tap2 tap<tap3 tap2<tap3",
      "0+50,50 0- .90 0+50,50 0- .90 0+50,50 0- .400", "tap3", view: "b b b x x x"),
    .init(
      "an order that does not matter", "tap2 tap tap<tap2", "0+50,50 0- .400", "tap", view: "b x"),
    .init("the required one is off", "tap tap2!off tap<tap2", "0+50,50 0-", "tap", view: "b x"),
    .init("a tap", "tap pan", "0+50,50 0-", "tap", view: "b x"),
    .init("a drag", "tap pan", "0+50,50 0>65,50 0>70,50 0-", "pan:b pan:c pan:e", view: "b x"),
    .init("a press", "tap press", "0+50,50 .600 0-", "press:b press:e", view: "b x"),
    .init("a tap", "tap press", "0+50,50 .100 0-", "tap", view: "b x"),
    .init(
      "a press, then a drag", "press pan", "0+50,50 .600 0>99,50 0-", "press:b press:c press:e",
      view: "b x"),
    .init(
      "a drag, then a rest", "press pan", "0+50,50 0>99,50 .600 0-", "pan:b pan:e", view: "b x"),
    .init(
      "both at once", "press pan press&pan", "0+50,50 .600 0>99,50 0-",
      "press:b press:c pan:b press:e pan:e", view: "b x"),
    .init("a swipe", "pan swipeR pan<swipeR", "0+50,50 0>>150,50/6 0-", "swipeR", view: "b m x"),
    .init(
      "a slow drag", "pan swipeR pan<swipeR", "0+50,50 0>70,50 .510 0>80,50 0-",
      "pan:b pan:c pan:e", view: "b m x"),
    .init(
      "a short drag", "pan swipeR pan<swipeR", "0+50,50 0>70,50 0-", "pan:b pan:e", view: "b m x"),
    .init(
      "the other way", "pan swipeR pan<swipeR", "0+150,50 0>70,50 0>60,50 .510 0-", "pan:b pan:e",
      view: "b m x"),
    .init(
      "from the edge", "pan edgeL pan<edgeL", "0+5,50 0>40,50 0-", "edgeL:b edgeL:e", view: "b x"),
    .init(
      "not from the edge", "pan edgeL pan<edgeL", "0+50,50 0>80,50 0-", "pan:b pan:e", view: "b x"),
    .init("along the edge", "pan edgeL pan<edgeL", "0+5,50 0>5,90 0-", "pan:b pan:e", view: "b x"),
    .init(
      "apart", "pan pinch", "0+100,100&1+200,100 0>90,100&1>210,100 0-&1-", "pinch:b pinch:e",
      view: "b x"),
    .init(
      "the same way", "pan pinch", "0+100,100&1+200,100 0>100,130&1>200,130 0-&1-", "pan:b pan:e",
      view: "b x"),
    .init(
      "both at once", "pan pinch pan&pinch", "0+100,100&1+200,100 1>230,100 0-&1-",
      "pan:b pinch:b pan:e pinch:e", view: "b x"),
    .init(
      "both at once", "pinch rotation pinch&rotation", "0+100,100&1+200,100 1>200,190 0-&1-",
      "pinch:b rotation:b pinch:e rotation:e", view: "b x"),
    .init(
      "the first one prevents the other", "pinch rotation", "0+100,100&1+200,100 1>200,190 0-&1-",
      "pinch:b pinch:e", view: "b x"),
    .init(
      "one direction of two", "swipeL swipeR", "0+150,50 0>>50,50/6 0-", "swipeL", view: "b m x"),
    .init("one finger of two", "tap tapF2", "0+50,50 0-", "tap", view: "b x"),
    .init("two fingers", "tap tapF2", "0+50,50&1+90,50 0-&1-", "tapF2", view: "b x"),
    .init(
      "a drag with two fingers", "panMax1 panMin2", "0+50,50&1+90,50 0>50,90&1>90,90 0-&1-",
      "panMin2:b panMin2:e", view: "b x"),
    .init(
      "a pan that waits for a press", "pan press pan<press", "0+50,50 0>55,50 .600 0>90,50 0-",
      "press:b press:c press:e", view: "b m x"),
    .init(
      "a pan after a press has failed", "pan press pan<press", "0+50,50 0>90,50 0-", "pan:b pan:e",
      view: "b x"),
    .init(
      "each waits for the other", "tap tapF1 tap<tapF1 tapF1<tap", "0+50,50 0-", "tapF1",
      view: "b x"),
    .init(
      "each waits for the other", "pan press pan<press press<pan", "0+50,50 .600 0>99,50 0-",
      "pan:b pan:e", view: "b x"),
    .init("a tap that waits for a pan", "tap pan tap<pan", "0+50,50 0-", "tap", view: "b x"),
    .init(
      "cancelled while held", "tap tap2 tap<tap2", "0+50,50 0- .90 0+50,50 x", "tap",
      view: "b b x x"),
    .init("touches that are cancelled for one only", "tap!c pan", "0+50,50 0-", "tap", view: "b e"),
  ]

  static let all = taps + presses + pans + swipes + pairs + edges + several
}
