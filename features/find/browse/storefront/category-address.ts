import { categoryHref } from '@hojip/hrefs/browse'
import type { Locale } from '@hojip/platform/i18n'
import type { CategoryNode } from '@hojip/catalog/contract'

export function categoryName(node: CategoryNode, locale: Locale): string {
  return (
    { 'zh-CN': node.categoryName, 'en-US': node.categoryNameEn, 'ko-KR': node.categoryNameKo }[locale] ||
    node.categoryName
  )
}

/** The breadcrumbs of a category's path. */
export function categoryTrail(path: readonly { pkId: string; categoryName: string }[]) {
  return path.map(({ categoryName }, at) => ({
    label: categoryName,
    href: categoryHref(path.slice(0, at + 1).map(({ pkId }) => pkId)),
  }))
}
