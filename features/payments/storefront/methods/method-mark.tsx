import { wechatIcon } from '@hojip/platform/ui'
import type { PayMethod } from './last-method.ts'
import { alipayGlyph, markColours } from './method-marks.ts'

/** A gateway's mark beside its name. */
export function MethodMark({ method, size = 32 }: { method: PayMethod; size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="flex-none">
      <rect width="32" height="32" rx="8" fill={markColours[method]} />
      {method === '2' ? (
        <path d={wechatIcon} fill="#fff" transform="translate(5.4 5.4) scale(.083)" />
      ) : (
        <text
          x="16"
          y="16"
          dy=".36em"
          textAnchor="middle"
          fontSize="18"
          fontWeight="700"
          fill="#fff"
          lang="zh"
        >
          {alipayGlyph}
        </text>
      )}
    </svg>
  )
}
