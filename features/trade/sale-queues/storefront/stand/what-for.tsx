import { useTexts } from '@hojip/platform/page'
import { Picture } from '@hojip/platform/ui'
import type { Turn } from '../../contract.ts'
import { queueTexts } from '../texts.ts'

/** What the queue is for: a product with its picture, or the whole mall. */
export function WhatFor({ turn: { goodsId, goodsName, goodsPic } }: { turn: Turn }) {
  const t = useTexts(queueTexts)
  if (goodsId === null) return <p className="text-14 text-balance text-ink-2">{t.forMall}</p>
  return (
    <div className="flex items-center gap-3 border-b border-line pb-5 text-left">
      <Picture of={goodsPic} alt="" sizes="64px" className="size-16 flex-none rounded-md" />
      <p className="min-w-0">
        <span className="block text-12 text-ink-3">{t.forProduct}</span>
        <span className="line-clamp-2 text-14 font-medium">{goodsName}</span>
      </p>
    </div>
  )
}
