import { wechatIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { alipayGlyph, markColours, type Partner } from './partner-marks.ts'

/** The logo of WeChat or Alipay, shown beside its name. */
export function PartnerMark({ partner, size }: { partner: Partner; size: number }) {
  if (partner === 'alipay') return <GlyphMark glyph={alipayGlyph} colour={markColours.alipay} size={size} />
  return (
    <Ground colour={markColours.wechat} size={size}>
      <path d={wechatIcon} fill="#fff" transform="translate(5.4 5.4) scale(.083)" />
    </Ground>
  )
}

/** A partner's character on its colour. */
export function GlyphMark({ glyph, colour, size }: { glyph: string; colour: string; size: number }) {
  return (
    <Ground colour={colour} size={size}>
      <text x="16" y="16" dy=".36em" textAnchor="middle" fontSize="18" fontWeight="700" fill="#fff" lang="zh">
        {glyph}
      </text>
    </Ground>
  )
}

function Ground({ colour, size, children }: { colour: string; size: number; children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="flex-none">
      <rect width="32" height="32" rx="8" fill={colour} />
      {children}
    </svg>
  )
}
