import type { LanguagePart } from '@hojip/catalog/rules'
import { locales } from '@hojip/platform/i18n'
import type { FormSku, FormTexts, ProductForm, WrittenForm } from '../contract.ts'
import { hasSameAxes } from './product-input.ts'

/** The only one that is exactly this text, or that is the same in the language it was written in; -1 for none. */
function placeOf(text: FormTexts, among: readonly FormTexts[]): number {
  const [exact, word] = [JSON.stringify(text), wordOf(text)]
  const same = among.filter((one) => JSON.stringify(one) === exact)
  const found = same.length > 0 ? same : among.filter((one) => wordOf(one) === word)
  const [only, ...others] = found
  return only && others.length === 0 ? among.indexOf(only) : -1
}

function wordOf(text: FormTexts): string | undefined {
  return locales.map((locale) => text[locale]).find(Boolean)
}

/**
 * The stored SKU that one of the form is: by the places of its values while the axes are those that are stored, otherwise
 * by their texts, because places move up when a value before them goes.
 */
function storedSkus(
  form: Pick<ProductForm, 'options'>,
  known: ProductForm,
): (sku: Pick<FormSku, 'choice'>) => FormSku | undefined {
  const skus = new Map(known.skus.map((sku) => [sku.choice.join(), sku]))
  if (hasSameAxes(form, known)) return ({ choice }) => skus.get(choice.join())
  const axes = form.options.map(({ from, name, values }) => {
    const names = known.options.map((axis) => axis.name)
    // In a draft, too, `from` counts the axes of the product.
    const axis = from === null ? placeOf(name, names) : known.options.findIndex((one) => one.from === from)
    const texts = known.options[axis]?.values.map(({ text }) => text) ?? []
    return { axis, places: values.map(({ text }) => placeOf(text, texts)) }
  })
  const areAll = new Set(axes.map(({ axis }) => axis)).size === known.options.length
  return ({ choice }) => {
    if (!areAll || choice.length !== axes.length || axes.length !== known.options.length) return undefined
    const at: (number | undefined)[] = []
    for (const [place, { axis, places }] of axes.entries()) at[axis] = places[choice[place]!]
    return skus.get(at.join())
  }
}

function textsOf(form: WrittenForm, known: ProductForm | undefined): Pick<ProductForm, LanguagePart> {
  const texts = (name: LanguagePart) =>
    Object.fromEntries(
      locales.map((locale) => [locale, form[name][locale] ?? known?.[name][locale] ?? '']),
    ) as unknown as FormTexts
  return { name: texts('name'), selling: texts('selling'), brand: texts('brand'), body: texts('body') }
}

/**
 * The form with what an older page, open since before the field was added, did not send: it stays as it is.
 * @param known what is stored, with the SKUs of hidden values, which the form may show again
 */
export function withStored<F extends WrittenForm>(
  form: F,
  known?: ProductForm,
): Omit<F, 'skus' | 'returnRule' | LanguagePart> &
  Pick<ProductForm, 'returnRule' | LanguagePart> & { skus: (F['skus'][number] & FormSku)[] } {
  const stored = known && storedSkus(form, known)
  return {
    ...form,
    ...textsOf(form, known),
    returnRule: form.returnRule ?? known?.returnRule ?? '',
    skus: form.skus.map((sku) => ({ ...sku, gtin: sku.gtin ?? stored?.(sku)?.gtin ?? '' })),
  }
}
