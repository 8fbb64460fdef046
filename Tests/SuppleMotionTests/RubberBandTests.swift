import Testing

@testable import SuppleMotion

@Suite("Rubber band")
struct RubberBandTests {
  @Test("10 beyond a dimension of 100 gives 5.213, and 178 on 702 gives 86")
  func published() {
    let band = RubberBand()
    #expect(abs(band.offset(pull: 10, dimension: 100) - 5.213) < 0.0005)
    #expect(abs(band.offset(pull: 178, dimension: 702) - 86) < 0.1)
    #expect(abs(band.offset(pull: 10, dimension: 100) - (1 - 1 / (10 * 0.55 / 100 + 1)) * 100) < 1e-13)
  }

  @Test("Odd, rising, below the dimension, and undone by its inverse")
  func properties() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5000 {
      let band = RubberBand(coefficient: random.uniform(0.05...1))
      let dimension = random.magnitude(0, 4)
      let pull = random.magnitude(-3, 4)
      let offset = band.offset(pull: pull, dimension: dimension)
      #expect(offset > 0 && offset < dimension && offset <= pull * band.coefficient)
      #expect(band.offset(pull: -pull, dimension: dimension) == -offset)
      #expect(band.offset(pull: pull * 1.001, dimension: dimension) > offset)
      #expect(abs(band.pull(offset: offset, dimension: dimension) - pull) < 1e-9 * pull)
      #expect(
        band.pull(offset: -offset, dimension: dimension) == -band.pull(offset: offset, dimension: dimension))
    }
  }

  @Test("It returns a number for any input")
  func total() {
    let odd = [Double.nan, .infinity, -.infinity, 0, -0.0, -3, 1e308, .leastNonzeroMagnitude]
    for coefficient in odd {
      let band = RubberBand(coefficient: coefficient)
      for pull in odd {
        for dimension in odd {
          #expect(!band.offset(pull: pull, dimension: dimension).isNaN)
          #expect(band.pull(offset: pull, dimension: dimension).isFinite)
        }
        #expect(band.offset(pull: pull, dimension: 100).isFinite)
      }
    }
    #expect(RubberBand().offset(pull: 10, dimension: 0) == 0)
    #expect(RubberBand().pull(offset: 100, dimension: 100) > 1e8)
  }
}
