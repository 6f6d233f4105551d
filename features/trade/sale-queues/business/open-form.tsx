import { sentenceOf } from '@hojip/platform/client'
import { MomentInput } from '@hojip/platform/console'
import { wireTime } from '@hojip/platform/mall-time'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, Select, TextInput } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { bounds } from '../rules/bounds.ts'
import { productIdIn, wholeIn } from '../rules/whole-in.ts'
import { refreshes } from './queue-card.tsx'
import { saleQueuesTexts } from './texts.ts'

const numbers = ['perMinute', 'orderMinutes', 'gatherMinutes', 'lastMinutes', 'mostWaiting'] as const
type NumberName = (typeof numbers)[number]

const usual: Record<NumberName, string> = {
  perMinute: String(bounds.perMinute.usual),
  orderMinutes: String(bounds.orderMinutes.usual),
  gatherMinutes: String(bounds.gatherMinutes.usual),
  lastMinutes: String(bounds.lastMinutes.usual),
  mostWaiting: '',
}

/** What was typed, and which of it is wrong. */
function useNumbers() {
  const [typed, setTyped] = useState(usual)
  const valueOf = (name: NumberName) => wholeIn(typed[name], bounds[name])
  const isNone = typed.mostWaiting.trim() === ''
  const isWrong = (name: NumberName) => valueOf(name) === undefined && !(name === 'mostWaiting' && isNone)
  const type = (name: NumberName, text: string) => setTyped({ ...typed, [name]: text })
  return { typed, type, valueOf, isWrong }
}

/** Sends the form. Wrong numbers are named once somebody has tried to. */
function useOpening({ valueOf, isWrong }: ReturnType<typeof useNumbers>, onOpened: () => void) {
  const t = useTexts(saleQueuesTexts)
  const [isTried, setTried] = useState(false)
  const write = useWrite('POST /sysConsole/openSaleQueue', {
    refreshes,
    quiet: true,
    onSuccess: () => {
      toast('success', t.opened)
      setTried(false)
      onOpened()
    },
  })
  const open = (goodsId: string | null | undefined, opensAt: number | null) => {
    setTried(true)
    if (goodsId === undefined || numbers.some(isWrong)) return
    const [perMinute = 0, orderMinutes = 0, gatherMinutes = 0, lastMinutes = 0, mostWaiting = null] =
      numbers.map(valueOf)
    const pace = { perMinute, orderMinutes, gatherMinutes, lastMinutes, mostWaiting }
    write.run({ goodsId, opensAt: opensAt === null ? null : wireTime(opensAt), ...pace })
  }
  return { ...write, open, isTried }
}

/** Opens a queue for a product or the mall. */
export function OpenForm() {
  const t = useTexts(saleQueuesTexts)
  const [isOfMall, setOfMall] = useState(false)
  const [product, setProduct] = useState('')
  const [opensAt, setOpensAt] = useState<number | null>(null)
  const entered = useNumbers()
  const { open, isTried, isRunning, error, fields } = useOpening(entered, () => setProduct(''))
  const goodsId = isOfMall ? null : productIdIn(product)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    open(goodsId, opensAt)
  }
  const saidOf = (field: string) => (error && field in fields ? sentenceOf(error, t.failed) : undefined)
  const productFault = isTried && goodsId === undefined ? t.productMissing : saidOf('goodsId')
  return (
    <form noValidate onSubmit={submit} aria-labelledby="open" className="grid gap-4 card px-4 py-3.5">
      <h2 id="open" className="text-16 font-bold">
        {t.open}
      </h2>
      <Select
        label={t.what}
        value={isOfMall ? 'mall' : 'product'}
        onChange={(event) => setOfMall(event.target.value === 'mall')}
      >
        <option value="product">{t.ofProduct}</option>
        <option value="mall">{t.mall}</option>
      </Select>
      {!isOfMall && (
        <TextInput
          label={t.product}
          hint={t.productHint}
          error={productFault}
          value={product}
          onChange={(event) => setProduct(event.target.value)}
        />
      )}
      <MomentInput
        label={t.opensAt}
        hint={t.opensAtHint}
        error={saidOf('opensAt')}
        value={opensAt}
        onChange={setOpensAt}
      />
      <Numbers entered={entered} isTried={isTried} />
      {error && Object.keys(fields).length === 0 && (
        <Notice tone="crimson" live>
          {sentenceOf(error, t.failed)}
        </Notice>
      )}
      <Button type="submit" kind="jade" busy={isRunning} className="min-h-11!">
        {t.open}
      </Button>
    </form>
  )
}

type NumbersProps = { entered: ReturnType<typeof useNumbers>; isTried: boolean }

function Numbers({ entered: { typed, type, isWrong }, isTried }: NumbersProps) {
  const t = useTexts(saleQueuesTexts)
  return numbers.map((name) => (
    <TextInput
      key={name}
      label={t.fields[name]}
      hint={t.hints[name]}
      error={isTried && isWrong(name) ? t.outOfBounds(bounds[name].min, bounds[name].max) : undefined}
      inputMode="numeric"
      value={typed[name]}
      onChange={(event) => type(name, event.target.value)}
    />
  ))
}
