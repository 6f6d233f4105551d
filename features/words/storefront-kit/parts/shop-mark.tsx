import { classNames } from '@hojip/platform/ui'

type ShopMarkProps = {
  /** One character. */
  mark: string
  /** 0–360. */
  hue: number
  size?: number
  className?: string
}

/** A shop's seal, shown beside its name. Drawn as SVG, without the style attribute that the content policy forbids. */
export function ShopMark({ mark, hue, size = 40, className }: ShopMarkProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames('flex-none', className)}
    >
      <rect width="40" height="40" rx="11" fill={`hsl(${hue} 42% 33%)`} />
      <text
        x="20"
        y="20"
        dy=".36em"
        textAnchor="middle"
        fontSize="20"
        fontWeight="700"
        fill="#fff"
        className="font-[Noto_Serif_CJK_SC,Songti_SC,STSong,Batang,serif]"
      >
        {mark}
      </text>
    </svg>
  )
}
