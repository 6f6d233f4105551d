const widthPx = 72

/** The remaining share of a time, from 0 to 1, as a bar in the class's color; a small rest is always visible. */
export function TimeMeter({ share, bar, className }: { share: number; bar: string; className: string }) {
  return (
    <svg width={widthPx} height={3} aria-hidden="true" className={`${className} block`}>
      <rect width={widthPx} height={3} rx={1.5} className="fill-line" />
      <rect width={Math.max(3, share * widthPx)} height={3} rx={1.5} className={bar} />
    </svg>
  )
}
