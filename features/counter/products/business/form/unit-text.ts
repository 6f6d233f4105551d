import type { FormPart, SkuPart } from '@hojip/catalog/rules'
import type { FormTextsOf } from './texts.ts'

/** A changed part in words: `name.ko-KR`, `sku.0-1.price`. */
export function unitText(path: string, t: FormTextsOf): string {
  const units: Record<FormPart | SkuPart, string> = t.units
  const [name = '', key = '', field = ''] = path.split('.')
  if (name === 'sku') return units[field as SkuPart] ?? field
  const text = units[name as FormPart] ?? name
  const language = t.languages[key as keyof typeof t.languages]
  return language ? `${text} (${language})` : text
}
