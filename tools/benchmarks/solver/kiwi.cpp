// The cells of cells.swift in kiwi; prints how long these take, in microseconds: the least of several
// runs.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

using namespace kiwi;

namespace {

struct Cell {
  std::vector<Variable> v{14};
  std::vector<Constraint> constraints;

  Cell(Solver& solver, const Variable* width) {
    enum { icon = 0, title = 4, text = 8, size = 12 };
    const double strong = 1e6, medium = 1e3, weak = 1;
    if (width) add(solver, Expression({Term(v[size]), Term(*width, -1)}), OP_EQ);
    else add(solver, Expression({Term(v[size])}, -375), OP_EQ);
    add(solver, Expression({Term(v[icon])}, -16), OP_EQ);
    add(solver, Expression({Term(v[icon + 2])}, -40), OP_EQ);
    add(solver, Expression({Term(v[icon + 3])}, -40), OP_EQ);
    add(solver, Expression({Term(v[icon + 1]), Term(v[icon + 3], .5), Term(v[size + 1], -.5)}), OP_EQ);
    add(solver, Expression({Term(v[icon + 1])}, -8), OP_GE);
    add(solver, Expression({Term(v[title]), Term(v[icon], -1), Term(v[icon + 2], -1)}, -12), OP_EQ);
    add(solver, Expression({Term(v[title + 1])}, -8), OP_EQ);
    add(solver, Expression({Term(v[title]), Term(v[title + 2]), Term(v[size], -1)}, 16), OP_LE);
    add(solver, Expression({Term(v[title + 2])}, -120), OP_LE, medium);
    add(solver, Expression({Term(v[title + 2])}, -120), OP_GE, strong);
    add(solver, Expression({Term(v[title + 3])}, -20), OP_LE, medium);
    add(solver, Expression({Term(v[title + 3])}, -20), OP_GE, strong);
    add(solver, Expression({Term(v[text]), Term(v[title], -1)}), OP_EQ);
    add(solver, Expression({Term(v[text + 1]), Term(v[title + 1], -1), Term(v[title + 3], -1)}, -4), OP_EQ);
    add(solver, Expression({Term(v[text]), Term(v[text + 2]), Term(v[size], -1)}, 16), OP_EQ);
    add(solver, Expression({Term(v[text + 3])}, -16), OP_LE, medium);
    add(solver, Expression({Term(v[text + 3])}, -16), OP_GE, strong);
    add(solver, Expression({Term(v[text + 1]), Term(v[text + 3]), Term(v[size + 1], -1)}, 8), OP_LE);
    add(solver, Expression({Term(v[size + 1])}), OP_LE, weak);
  }

  void add(Solver& solver, const Expression& expression, RelationalOperator relation,
           double strength = strength::required) {
    constraints.emplace_back(expression, relation, strength);
    solver.addConstraint(constraints.back());
  }
};

void build(int constraints, bool connected) {
  Solver solver;
  std::vector<Cell> cells;
  Variable width;
  if (connected) solver.addConstraint(Constraint(Expression({Term(width)}, -375), OP_EQ));
  for (int i = 0; i < constraints / 20; ++i) cells.emplace_back(solver, connected ? &width : nullptr);
  solver.updateVariables();
}

double microseconds(int runs, const std::function<void()>& body) {
  double best = 1e12;
  for (int i = 0; i < runs; ++i) {
    auto begin = std::chrono::steady_clock::now();
    body();
    std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - begin;
    best = std::min(best, time.count());
  }
  return best;
}

}  // namespace

int main() {
  for (bool connected : {false, true}) {
    printf("build 1,000 constraints, %s\t%.2f\n",
           connected ? "cells of the window's width" : "separate cells",
           microseconds(20, [&] { build(1000, connected); }));
  }
}
