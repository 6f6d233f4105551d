import type { LocalText } from '@hojip/platform/i18n'
import { optionAttributes, type OptionAttribute } from '../../contract/option-attributes.ts'

/** What shops call their options, in any of the mall's languages. */
const words: Record<OptionAttribute, RegExp> = {
  color: /颜色|色号|花色|配色|색상|컬러|색깔|\bcolou?rs?\b|\bshades?\b/i,
  material: /材质|材料|面料|소재|재질|원단|\bmaterials?\b|\bfabric\b/i,
  pattern: /图案|花纹|무늬|패턴|\bpatterns?\b|\bprints?\b/i,
  weight: /净含量|净重|重量|毛重|중량|무게|내용량|\bweight\b|\bnet (contents?|wt)\b/i,
  size: /尺码|尺寸|大小|规格|容量|鞋码|长度|사이즈|크기|규격|용량|길이|\bsizes?\b|\bcapacity\b|\bvolume\b|\blength\b/i,
}

/** Undefined for an option that means none of them, such as how hot it is. Net contents may be called a size in English. */
export function optionAttribute(name: LocalText): OptionAttribute | undefined {
  const all = Object.values(name).join('\n')
  return optionAttributes.find((one) => words[one].test(all))
}
