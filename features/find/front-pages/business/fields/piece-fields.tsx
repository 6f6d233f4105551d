import type { Locale } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Button, Checkbox } from '@hojip/platform/ui'
import type { EditedPage, PageName, Piece } from '../../contract.ts'
import type { Fault } from '../../rules/faults.ts'
import { BannerPicture } from './banner-picture.tsx'
import { LinkField, TimeFields } from './other-fields.tsx'
import { pieceName } from '../pieces.ts'
import { ProductField } from './product-field.tsx'
import { StopFields } from './stop-fields.tsx'
import { TextFields, type EditedText } from './text-fields.tsx'
import { frontPagesTexts } from '../texts.ts'

type Categories = EditedPage['categories']

interface PieceFieldsProps {
  page: PageName
  piece: Piece
  faults: readonly Fault[]
  categories: Categories
  locale: Locale
  onLocale: (locale: Locale) => void
  onChange: (piece: Piece) => void
  onRemove: () => void
}

/** The fields of one piece. */
export function PieceFields(props: PieceFieldsProps) {
  const t = useTexts(frontPagesTexts)
  const { piece, faults, locale, onLocale, onChange, onRemove } = props
  const reader = useLocale()
  const texts = editedTexts(piece, onChange)
  return (
    <section aria-label={pieceName(piece, reader, t)} className="card">
      <header className="flex min-h-13 items-center gap-2 border-b border-line px-4">
        <h2 className="min-w-0 truncate text-16 font-bold">{pieceName(piece, reader, t)}</h2>
      </header>
      <div className="grid gap-4 px-4 py-3.5">
        {piece.kind === 'body' ? (
          <p className="text-13 text-ink-2">{t.bodyHint}</p>
        ) : (
          <Checkbox
            checked={piece.isOn}
            onChange={(event) => onChange({ ...piece, isOn: event.target.checked })}
          >
            {t.isOn}
          </Checkbox>
        )}
        {piece.kind === 'scene' && <p className="text-13 text-ink-2">{t.sceneHint}</p>}
        {piece.kind === 'shops' && <p className="text-13 text-ink-2">{t.noMore}</p>}
        {texts.length > 0 && (
          <div>
            <TextFields
              texts={texts}
              locale={locale}
              onLocale={onLocale}
              faults={faults.filter(({ part }) => part === undefined)}
              label={t.textsLabel}
            />
          </div>
        )}
        <OwnFields {...props} />
        {piece.kind !== 'body' && (
          <>
            <TimeFields
              piece={piece}
              faults={faults}
              onChange={(times) => onChange({ ...piece, ...times })}
            />
            <Button size="sm" className="justify-self-start" onClick={onRemove}>
              {t.remove}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function editedTexts(piece: Piece, onChange: (piece: Piece) => void): EditedText[] {
  if (piece.kind === 'banner')
    return (['eyebrow', 'title', 'text', 'action'] as const).map((field) => ({
      field,
      texts: piece[field],
      onChange: (texts) => onChange({ ...piece, [field]: texts }),
    }))
  if (piece.kind === 'body')
    return (['heading', 'intro'] as const).map((field) => ({
      field,
      texts: piece[field],
      onChange: (texts) => onChange({ ...piece, [field]: texts }),
    }))
  if (!('name' in piece)) return []
  return (['name', 'intro'] as const).map((field) => ({
    field,
    texts: piece[field],
    onChange: (texts) => onChange({ ...piece, [field]: texts }),
  }))
}

/** What only this kind of piece has. */
function OwnFields({ page, piece, faults, categories, locale, onLocale, onChange }: PieceFieldsProps) {
  const t = useTexts(frontPagesTexts)
  if (piece.kind === 'banner')
    return (
      <>
        <BannerPicture picture={piece.picture} onChange={(picture) => onChange({ ...piece, picture })} />
        <LinkField
          href={piece.href}
          fault={faults.find(({ field }) => field === 'href')}
          onChange={(href) => onChange({ ...piece, href })}
        />
      </>
    )
  if (piece.kind === 'products') {
    const fault = faults.find(({ field }) => field === 'products')
    return (
      <ProductField
        ids={piece.productIds}
        problem={fault && t.problems[fault.problem]}
        onChange={(productIds) => onChange({ ...piece, productIds })}
      />
    )
  }
  if (piece.kind === 'floor')
    return (
      <CategoryFields
        codes={piece.categories}
        categories={categories}
        onChange={(codes) => onChange({ ...piece, categories: codes })}
      />
    )
  if (piece.kind === 'body' && page === 'korea')
    return (
      <StopFields
        piece={piece}
        faults={faults}
        locale={locale}
        onLocale={onLocale}
        onChange={(stops) => onChange({ ...piece, stops })}
      />
    )
  return (
    piece.kind === 'halls' && (
      <HallFields piece={piece} faults={faults} locale={locale} onLocale={onLocale} onChange={onChange} />
    )
  )
}

interface HallFieldsProps extends Pick<PieceFieldsProps, 'faults' | 'locale' | 'onLocale'> {
  piece: Extract<Piece, { kind: 'halls' }>
  onChange: (piece: Piece) => void
}

function HallFields({ piece, faults, locale, onLocale, onChange }: HallFieldsProps) {
  const t = useTexts(frontPagesTexts)
  return piece.halls.map((hall, at) => {
    const change = (changes: Partial<typeof hall>) =>
      onChange({ ...piece, halls: piece.halls.with(at, { ...hall, ...changes }) })
    return (
      <fieldset key={hall.id} className="grid gap-3.5">
        <legend className="text-14 font-bold">{t.hall(at + 1)}</legend>
        <TextFields
          label={t.hall(at + 1)}
          locale={locale}
          onLocale={onLocale}
          faults={faults.filter(({ part }) => part === hall.id)}
          texts={[
            { field: 'name', texts: hall.name, onChange: (name) => change({ name }) },
            { field: 'intro', texts: hall.intro, onChange: (intro) => change({ intro }) },
          ]}
        />
        <LinkField
          href={hall.href ?? ''}
          fault={undefined}
          onChange={(href) => change({ href: href === '' ? null : href })}
        />
      </fieldset>
    )
  })
}

interface CategoryFieldsProps {
  codes: readonly string[]
  categories: Categories
  onChange: (codes: string[]) => void
}

const most = 5

/** The tabs of a floor, one select each, and an empty one to add another. */
function CategoryFields({ codes, categories, onChange }: CategoryFieldsProps) {
  const t = useTexts(frontPagesTexts)
  const rows = codes.length < most ? [...codes, ''] : codes
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-medium">{t.categories}</legend>
      {rows.map((code, at) => (
        <select
          key={code}
          aria-label={`${t.categories} ${at + 1}`}
          value={code}
          onChange={({ target: { value } }) =>
            onChange(
              [...codes.slice(0, at), ...(value ? [value] : []), ...codes.slice(at + 1)].slice(0, most),
            )
          }
          className="min-h-11 w-full rounded-md bg-surface px-3 text-14 shadow-[inset_0_0_0_1px_var(--c-control)]"
        >
          {(codes.length > 1 || at === codes.length) && <option value="">{t.noCategory}</option>}
          {categories
            .filter((one) => one.code === code || !codes.includes(one.code))
            .map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
        </select>
      ))}
    </fieldset>
  )
}
