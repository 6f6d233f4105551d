import { locales, type Locale } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Chip, FieldError, RadioCard, Select, TextArea, TextInput } from '@hojip/platform/ui'
import { mostCategories, mostName, mostProducts } from '../../../rules/limits.ts'
import type { StepProps } from './step-props.ts'
import { joinTexts } from '../texts.ts'

const kinds = ['company', 'person'] as const
const languages = { 'zh-CN': 'chinese', 'en-US': 'english', 'ko-KR': 'korean' } as const

/** Who opens the shop, its name, and what it will sell. */
export function ShopStep(props: StepProps) {
  const t = useTexts(joinTexts)
  const { draft, change, said } = props
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{t.kind}</legend>
        <div className="grid gap-2.5 md:grid-cols-2">
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              name="kind"
              value={kind}
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            >
              <b className="block">{t.kinds[kind]}</b>
              <span className="text-12 text-ink-2">{t.kindHints[kind]}</span>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <Names {...props} />
      {draft.kind === 'company' && <Company {...props} />}
      <TextInput
        id={said.idOf('contactName')}
        label={draft.kind === 'company' ? t.contactName : t.ownName}
        autoComplete="name"
        maxLength={50}
        value={draft.contactName}
        error={said.problems.contactName}
        onChange={(event) => change({ contactName: event.target.value })}
      />
      <Categories {...props} />
      <TextArea
        id={said.idOf('products')}
        label={t.products}
        hint={t.productsHint}
        rows={4}
        maxLength={mostProducts}
        value={draft.products}
        error={said.problems.products}
        onChange={(event) => change({ products: event.target.value })}
      />
    </>
  )
}

/** The name in the reader's language first. */
function Names({ draft, change, said }: StepProps) {
  const t = useTexts(joinTexts)
  const mine = useLocale()
  const inOrder: Locale[] = [mine, ...locales.filter((locale) => locale !== mine)]
  return (
    <div className="grid gap-3">
      {inOrder.map((locale, at) => (
        <TextInput
          key={locale}
          {...(at === 0 ? { id: said.idOf('shopNames') } : {})}
          label={at === 0 ? t.shopName : t.otherNames[languages[locale]]}
          {...(at === 0 ? { hint: t.shopNameHint } : {})}
          lang={locale}
          maxLength={mostName}
          value={draft.shopNames[locale]}
          error={at === 0 ? said.problems.shopNames : undefined}
          onChange={(event) => change({ shopNames: { ...draft.shopNames, [locale]: event.target.value } })}
        />
      ))}
    </div>
  )
}

function Company({ draft, change, said }: StepProps) {
  const t = useTexts(joinTexts)
  const { country } = draft
  return (
    <div className="grid gap-4 md:grid-cols-[160px_minmax(0,1fr)]">
      <Select
        label={t.country}
        value={country}
        onChange={(event) => change({ country: event.target.value as 'CN' | 'KR' })}
      >
        <option value="CN">{t.countries.CN}</option>
        <option value="KR">{t.countries.KR}</option>
      </Select>
      <TextInput
        id={said.idOf('companyName')}
        label={t.companyName}
        autoComplete="organization"
        maxLength={100}
        value={draft.companyName}
        error={said.problems.companyName}
        onChange={(event) => change({ companyName: event.target.value })}
      />
      <TextInput
        id={said.idOf('companyCode')}
        className="md:col-span-2"
        label={country === 'CN' ? t.creditCode : t.koreanNumber}
        hint={country === 'CN' ? t.creditCodeHint : t.koreanNumberHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        value={draft.companyCode}
        error={said.problems.companyCode}
        onChange={(event) => change({ companyCode: event.target.value })}
      />
    </div>
  )
}

function Categories({ draft, change, said, own }: StepProps) {
  const t = useTexts(joinTexts)
  const { categoryIds } = draft
  const id = said.idOf('categoryIds')
  const problem = said.problems.categoryIds
  const toggle = (pkId: string) =>
    change({
      categoryIds: categoryIds.includes(pkId)
        ? categoryIds.filter((one) => one !== pkId)
        : [...categoryIds, pkId].slice(0, mostCategories),
    })
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-13 font-medium">
        {t.categories} <span className="font-normal text-ink-3">{t.categoriesHint(mostCategories)}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {own.categories.map(({ pkId, name }) => (
          <Chip key={pkId} selected={categoryIds.includes(pkId)} onPress={() => toggle(pkId)}>
            {name}
          </Chip>
        ))}
      </div>
      {problem && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
