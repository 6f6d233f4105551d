import { locales, type LocalText } from '@hojip/platform/i18n'
import { useTexts } from '@hojip/platform/page'
import { languageNames, RadioCard, TextArea, TextInput } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { PictureUploader } from '@hojip/uploads/parts'
import type { ReactNode } from 'react'
import type { OwnShop } from '../contract.ts'
import type { Draft, Field } from './draft.ts'
import { ownShopTexts } from './texts.ts'

export interface SectionProps {
  shop: OwnShop
  draft: Draft
  change: (some: Partial<Draft>) => void
  problem: (field: Field) => string | undefined
  /** Pictures are being sent: saving waits for them. */
  onUploading: (field: 'logo' | 'banner', isUploading: boolean) => void
}

export function Section({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="card p-4 lg:p-5">
      <h2 className="text-15 font-semibold">{name}</h2>
      {note && <p className="mt-0.5 text-13 text-ink-3">{note}</p>}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  )
}

type Texts3Props = Pick<SectionProps, 'draft' | 'change' | 'problem'> & {
  field: 'names' | 'intros' | 'scopes' | 'notices'
  label: string
  most: number
  isLong?: boolean
}

/** A text in three languages beside each other, and how many are written. */
function Texts3({ field, label, most, isLong = false, draft, change, problem }: Texts3Props) {
  const t = useTexts(ownShopTexts)
  const texts: LocalText = draft[field]
  const written = locales.filter((locale) => texts[locale].trim()).length
  const Input = isLong ? TextArea : TextInput
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-13 font-semibold">
        {label}
        <span className="figures text-12 font-medium text-ink-3">{t.written(written)}</span>
      </legend>
      <div className="grid gap-3 lg:grid-cols-3">
        {locales.map((locale, at) => (
          <Input
            key={locale}
            {...(at === 0 ? { id: `shop-${field}`, error: problem(field) } : {})}
            label={languageNames[locale]}
            lang={locale}
            maxLength={most}
            value={texts[locale]}
            onChange={(event) => change({ [field]: { ...texts, [locale]: event.target.value } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function WordsSection(props: SectionProps) {
  const t = useTexts(ownShopTexts)
  return (
    <Section name={t.sections.words} note={t.hints.words}>
      <Texts3 {...props} field="names" label={t.names} most={30} />
      <Texts3 {...props} field="intros" label={t.intros} most={200} isLong />
      <Texts3 {...props} field="scopes" label={t.scopes} most={60} />
    </Section>
  )
}

export function PicturesSection({ draft, change, problem, onUploading }: SectionProps) {
  const t = useTexts(ownShopTexts)
  return (
    <Section name={t.sections.pictures}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        <ShopMark mark={draft.mark} hue={draft.hue} size={72} />
        <div className="grid gap-3 md:grid-cols-2">
          <TextInput
            id="shop-mark"
            label={t.mark}
            hint={t.markHint}
            error={problem('mark')}
            maxLength={2}
            value={draft.mark}
            onChange={(event) => change({ mark: event.target.value })}
          />
          <label className="grid content-start gap-1.5 text-13 font-medium">
            {t.hue}
            <input
              type="range"
              min={0}
              max={360}
              value={draft.hue}
              onChange={(event) => change({ hue: Number(event.target.value) })}
              className="h-11 w-full accent-jade"
            />
          </label>
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {(['logo', 'banner'] as const).map((field) => (
          <PictureUploader
            key={field}
            id={`shop-${field}`}
            scene="shop"
            max={1}
            label={t[field]}
            hint={field === 'logo' ? t.logoHint : t.bannerHint}
            value={draft[field] ? [draft[field]] : []}
            error={problem(field)}
            onChange={(urls) => change({ [field]: urls[0] ?? '' })}
            onBusyChange={(isBusy) => onUploading(field, isBusy)}
          />
        ))}
      </div>
    </Section>
  )
}

export function NoticeSection(props: SectionProps) {
  const t = useTexts(ownShopTexts)
  const { draft, change, problem } = props
  return (
    <Section name={t.sections.notice} note={t.hints.notice}>
      <Texts3 {...props} field="notices" label={t.notices} most={120} isLong />
      <TextInput
        id="shop-noticeUntil"
        type="date"
        label={t.noticeUntil}
        error={problem('noticeUntil')}
        className="max-w-56"
        value={draft.noticeUntil ?? ''}
        onChange={(event) => change({ noticeUntil: event.target.value || null })}
      />
    </Section>
  )
}

const days = ['workdays', 'all'] as const

export function SendingSection({ draft, change, problem }: SectionProps) {
  const t = useTexts(ownShopTexts)
  return (
    <Section name={t.sections.sending} note={t.hints.sending}>
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{t.sendsOn}</legend>
        <div className="grid max-w-md grid-cols-2 gap-2.5">
          {days.map((one) => (
            <RadioCard
              key={one}
              name="sendsOn"
              value={one}
              checked={draft.sendsOn === one}
              onChange={() => change({ sendsOn: one })}
            >
              {t.days[one]}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <TextInput
        id="shop-sendsUntil"
        type="time"
        label={t.sendsUntil}
        error={problem('sendsUntil')}
        className="max-w-56"
        value={draft.sendsUntil}
        onChange={(event) => change({ sendsUntil: event.target.value || draft.sendsUntil })}
      />
      <HolidayFields holiday={draft.holiday} change={change} problem={problem} />
    </Section>
  )
}

type HolidayFieldsProps = Pick<SectionProps, 'change' | 'problem'> & Pick<Draft, 'holiday'>

/** The first and the last day on which nothing leaves; both empty for none. */
function HolidayFields({ holiday, change, problem }: HolidayFieldsProps) {
  const t = useTexts(ownShopTexts)
  const { from = '', until = '' } = holiday ?? {}
  const put = (days: { from: string; until: string }) =>
    change({ holiday: days.from || days.until ? days : null })
  const error = problem('holiday')
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{t.holiday}</legend>
      <p className="mb-2.5 text-12 text-ink-3">{t.holidayHint}</p>
      <div className="grid max-w-md gap-2.5 md:grid-cols-2">
        <TextInput
          id="shop-holiday"
          type="date"
          label={t.holidayFrom}
          error={error}
          value={from}
          onChange={(event) => put({ from: event.target.value, until })}
        />
        <TextInput
          type="date"
          label={t.holidayUntil}
          min={from}
          value={until}
          onChange={(event) => put({ from, until: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
