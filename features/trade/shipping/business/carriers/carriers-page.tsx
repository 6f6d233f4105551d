import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, Checkbox, IconButton, Tag } from '@hojip/platform/ui'
import { ShippingTabs } from '../shipping-tabs.tsx'
import { carriersTexts } from './texts.ts'
import { useChosen } from './use-chosen.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: carriersTexts[locale].title, noIndex: true }
}

/** The carriers that the shop usually ships with, in its order. Each change is saved at once. */
export function Page() {
  const t = useTexts(carriersTexts)
  const { list, version } = useCall('GET /bizConsole/queryCarriers', {})
  const usual = list.filter(({ isUsed }) => isUsed)
  const others = list.filter(({ isUsed }) => !isUsed)
  const { choose, isRunning } = useChosen({ codes: usual.map(({ code }) => code), version })
  const without = (code: string) => usual.flatMap((one) => (one.code === code ? [] : [one.code]))
  const move = (code: string, to: number) => choose(without(code).toSpliced(to, 0, code))
  return (
    <div className="grid max-w-180 gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <ShippingTabs current="carriers" />
      <section aria-labelledby="usual" className="card px-4 py-3.5">
        <h2 id="usual" className="text-16 font-bold">
          {t.usual}
        </h2>
        <p className="mt-1 text-13 text-ink-2">{t.about}</p>
        {usual.length === 0 && <p className="mt-3 text-13 text-ink-3">{t.none}</p>}
        <ol className="mt-2 divide-y divide-line">
          {usual.map(({ code, name }, at) => (
            <li key={code} className="flex min-h-12 items-center gap-2">
              <span className="min-w-0 flex-1">
                <Checkbox checked disabled={isRunning} onChange={() => choose(without(code))}>
                  {name}
                </Checkbox>
              </span>
              {at === 0 && <Tag tone="jade">{t.first}</Tag>}
              <IconButton
                of={caretUpIcon}
                label={t.up(name)}
                disabled={at === 0 || isRunning}
                onClick={() => move(code, at - 1)}
              />
              <IconButton
                of={caretDownIcon}
                label={t.down(name)}
                disabled={at === usual.length - 1 || isRunning}
                onClick={() => move(code, at + 1)}
              />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="others" className="card px-4 py-3.5">
        <h2 id="others" className="text-16 font-bold">
          {t.others}
        </h2>
        <ul className="mt-2 grid divide-y divide-line">
          {others.map(({ code, name }) => (
            <li key={code} className="flex min-h-12 items-center">
              <Checkbox
                checked={false}
                disabled={isRunning}
                onChange={() => choose([...usual.map((one) => one.code), code])}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
