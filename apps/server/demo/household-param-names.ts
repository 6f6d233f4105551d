import { t } from './product-type.ts'
import { p } from './param-names.ts'

/** Row names for products that are used rather than eaten; ingredients and shelf life have other names there. */
export const named = {
  ...p,
  age: t('适用年龄', 'Suitable age', '사용 연령'),
  caution: t('注意', 'Caution', '주의 사항'),
  fits: t('适用', 'Suitable for', '사용 대상'),
  form: t('剂型', 'Formulation', '제형'),
  ingredients: t('主要成分', 'Key ingredients', '주요 성분'),
  scent: t('香型', 'Scent', '향'),
  shelfLife: t('保质期', 'Shelf life', '사용기한'),
  skin: t('适用肤质', 'Skin type', '피부 타입'),
  surface: t('适用表面', 'Surfaces', '사용 가능한 곳'),
  texture: t('质地', 'Texture', '제형감'),
  use: t('用法', 'How to use', '사용법'),
}
