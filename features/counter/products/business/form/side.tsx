import { Params, Story } from '@hojip/catalog/parts/product-body'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import {
  Button,
  checkCircleFillIcon,
  classNames,
  Dialog,
  Icon,
  Picture,
  Price,
  Tag,
  warningCircleFillIcon,
} from '@hojip/platform/ui'
import { useState } from 'react'
import type { ProductForm } from '../../contract.ts'
import { priceOf, writtenIn } from '../../rules/form/problems.ts'
import { problemTexts } from '../../rules/form/texts.ts'
import { fenToYuan } from '@hojip/platform/money'
import { Card } from './parts/card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { languages } from './parts/texts-card.tsx'
import { formTexts } from './texts.ts'
import type { Editing } from './use-form.ts'

/** What the shopper sees, and what still stops the product (red) or would help it (amber). */
export function Side({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const [shown, setShown] = useState<Locale>(locale)
  const [isOpen, setOpen] = useState(false)
  const { form, problems } = editing
  const missing = languages.map((language) => ({ language, ...writtenIn(form, language) }))
  return (
    <div className="grid gap-2 lg:gap-3">
      {editing.stored && !editing.stored.isOnSale && <ScheduleCard stored={editing.stored} />}
      <Card
        id="preview"
        title={t.preview}
        aside={
          <span role="group" aria-label={t.previewLanguage} className="flex gap-1">
            {languages.map((one) => (
              <Button
                key={one}
                size="xs"
                kind={one === shown ? 'jade' : 'outline'}
                aria-pressed={one === shown}
                onClick={() => setShown(one)}
              >
                {t.languages[one]}
              </Button>
            ))}
          </span>
        }
      >
        <Summary form={form} locale={shown} />
        <Button className="mt-3 w-full" onClick={() => setOpen(true)}>
          {t.wholePreview}
        </Button>
      </Card>
      <Card id="checks" title={t.checks} note={t.checksNote}>
        <ul className="grid gap-2.5 text-13">
          {problems.map(({ field, why }) => (
            <Check key={`${field} ${why}`} tone="crimson">
              {problemTexts[locale].why[why]}
            </Check>
          ))}
          {missing.map(({ language, done, total }) => (
            <Check key={language} tone={done === total ? 'jade' : 'amber'}>
              {t.languages[language]} <span className="figures">{`${done} / ${total}`}</span>
            </Check>
          ))}
          <Check tone={form.pictures.length >= 3 ? 'jade' : 'amber'}>
            {t.pictureCount(form.pictures.length)}
          </Check>
        </ul>
      </Card>
      {isOpen && (
        <Dialog title={t.preview} width="lg" onClose={() => setOpen(false)}>
          <Whole form={form} locale={shown} />
        </Dialog>
      )}
    </div>
  )
}

function Check({ tone, children }: { tone: 'jade' | 'amber' | 'crimson'; children: React.ReactNode }) {
  const looks = { jade: 'text-jade-text', amber: 'text-amber', crimson: 'text-crimson' }
  return (
    <li className="flex items-start gap-2">
      <Icon
        of={tone === 'jade' ? checkCircleFillIcon : warningCircleFillIcon}
        size={16}
        className={classNames('mt-0.5', looks[tone])}
      />
      <span className={tone === 'crimson' ? 'text-crimson' : undefined}>{children}</span>
    </li>
  )
}

function lowestOf({ skus }: ProductForm): number | undefined {
  const prices = skus.filter(({ isOnSale }) => isOnSale).flatMap((sku) => priceOf(sku) ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

function Summary({ form, locale }: { form: ProductForm; locale: Locale }) {
  const t = useTexts(formTexts)
  const lowest = lowestOf(form)
  const isOriginal = form.name[locale] === ''
  return (
    <div lang={locale} className="overflow-hidden rounded-lg ring-line">
      {form.pictures[0] && (
        <Picture
          of={`/pictures/${form.pictures[0].ref}`}
          alt=""
          sizes="280px"
          className="aspect-square w-full"
        />
      )}
      <div className="grid gap-1.5 p-3">
        <b className="font-medium">{textIn(form.name, locale) || '—'}</b>
        {isOriginal && (
          <span>
            <Tag>{t.original}</Tag>
          </span>
        )}
        <span className="text-13 text-ink-2">{textIn(form.selling, locale)}</span>
        {lowest !== undefined && <Price value={fenToYuan(lowest)} />}
      </div>
    </div>
  )
}

/** The product's page by the parts that shoppers get. */
function Whole({ form, locale }: { form: ProductForm; locale: Locale }) {
  const shown = { goodsBrand: textIn(form.brand, locale), goodsSn: '', goodsDetail: [] }
  const goodsParam = form.params.map(({ name, value }) => ({
    name: textIn(name, locale),
    value: textIn(value, locale),
  }))
  return (
    <div lang={locale} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Summary form={form} locale={locale} />
        <div className="grid content-start gap-3">
          {form.options.map(({ name, values }, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <div key={at}>
              <p className="mb-1 text-13 text-ink-3">{textIn(name, locale)}</p>
              <p className="flex flex-wrap gap-1.5">
                {values
                  .filter(({ isHidden }) => !isHidden)
                  .map(({ text }) => (
                    <span key={JSON.stringify(text)} className="rounded-md px-3 py-1.5 ring-line">
                      {textIn(text, locale)}
                    </span>
                  ))}
              </p>
            </div>
          ))}
        </div>
      </div>
      <Params product={{ ...shown, goodsParam }} />
      <Story product={{ ...shown, bodyHtml: textIn(form.body, locale) }} />
    </div>
  )
}
