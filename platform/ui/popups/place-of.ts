type Box = { top: number; bottom: number; right: number }
type Window = { width: number; height: number }
type Place = { top: string; right: string; bottom: string; left: string }

const gapPx = 4

/** Where a list beside its button is in the window: below it, or above it in the lower half; ends with the button. */
export function placeOf({ top, bottom, right }: Box, { width, height }: Window): Place {
  const isLow = (top + bottom) / 2 > height / 2
  return {
    top: isLow ? 'auto' : `${bottom + gapPx}px`,
    bottom: isLow ? `${height - top + gapPx}px` : 'auto',
    // Near the left edge the list begins with the window instead.
    right: right < width / 2 ? 'auto' : `${width - right}px`,
    left: right < width / 2 ? '8px' : 'auto',
  }
}
