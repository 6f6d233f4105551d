/**
 * The first of `length` places from which on something holds, by halving; `length` when it holds nowhere.
 * @param holds once true, true for all places behind
 */
export function firstWhere(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
