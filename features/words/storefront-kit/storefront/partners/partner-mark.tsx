import { wechatIcon } from '@hojip/platform/ui'
import { alipayGlyph, markColours, type Partner } from './partner-marks.ts'

/** The logo of WeChat or Alipay, shown beside its name. */
export function PartnerMark({ partner, size }: { partner: Partner; size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="flex-none">
      <rect width="32" height="32" rx="8" fill={markColours[partner]} />
      {partner === 'wechat' ? (
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
