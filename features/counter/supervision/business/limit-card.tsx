import { formatNumber } from '@hojip/platform/i18n'
import { sentenceOf } from '@hojip/platform/client'
import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { Button, FormDialog, TextInput } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { FoundShop } from '../contract.ts'
import { mostOfLimit } from '../rules/limits.ts'
import { supervisionTexts } from './texts.ts'

const refreshes = ['GET /sysConsole/findShop/{pkId}'] as const

/** How many products the shop may have. */
export function LimitCard({ shop }: { shop: FoundShop }) {
  const t = useTexts(supervisionTexts).limit
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { goodsNum, mostGoodsNum, usualMostGoodsNum } = shop
  const limit = mostGoodsNum ?? usualMostGoodsNum
  const most = formatNumber(locale, limit)
  const isFull = goodsNum >= limit
  return (
    <section aria-labelledby="limit" className="flex flex-wrap items-center gap-3 card px-4 py-4 lg:px-5">
      <div className="min-w-0 flex-1">
        <h2 id="limit" className="text-15 font-bold">
          {t.title}
        </h2>
        <p className={isFull ? 'mt-1 text-13 text-amber' : 'mt-1 text-13 text-ink-2'}>
          {mostGoodsNum === null ? t.usual(most) : t.own(most)}
          {isFull && ` · ${t.full}`}
        </p>
      </div>
      <Button onClick={() => setOpen(true)}>{t.change}</Button>
      {isOpen && <LimitDialog shop={shop} onClose={() => setOpen(false)} />}
    </section>
  )
}

function LimitDialog({ shop, onClose }: { shop: FoundShop; onClose: () => void }) {
  const t = useTexts(supervisionTexts)
  const locale = useLocale()
  const [id, fieldId] = [useId(), useId()]
  const { pkId, shopName, mostGoodsNum: before, usualMostGoodsNum } = shop
  const [text, setText] = useState(before === null ? '' : String(before))
  const [isTried, setTried] = useState(false)
  const undo = useWrite('POST /sysConsole/limitShop', {
    refreshes,
    onSuccess: () => toast('success', t.limit.undone),
  })
  const { run, isRunning, error } = useWrite('POST /sysConsole/limitShop', {
    quiet: true,
    refreshes,
    onSuccess: (_, { mostGoodsNum }) => {
      const back = () => undo.run({ pkId, before: mostGoodsNum, mostGoodsNum: before })
      toast('success', t.limit.saved, { label: t.limit.undo, run: back })
      onClose()
    },
  })
  const typed = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  const wanted = typed === '' ? null : Number(typed)
  const isWrong = wanted !== null && !(/^\d{1,7}$/.test(typed) && wanted <= mostOfLimit)
  const problem = isTried && isWrong ? t.limit.wrong(formatNumber(locale, mostOfLimit)) : undefined
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.limit.of(shopName)}
      note={t.limit.note}
      send={t.limit.save}
      cancel={t.cancel}
      isBusy={isRunning}
      problems={problem ? [{ fieldId, text: problem }] : []}
      failure={error && sentenceOf(error, t.failed)}
      onSubmit={() => {
        setTried(true)
        if (!isWrong) run({ pkId, before, mostGoodsNum: wanted })
      }}
    >
      <TextInput
        id={fieldId}
        label={t.limit.field}
        hint={t.limit.hint(formatNumber(locale, usualMostGoodsNum))}
        error={problem}
        inputMode="numeric"
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
