import type { Locale } from '@hojip/platform/i18n'
import type { CategoryNode } from '../contract.ts'

export const categoryName = (node: CategoryNode, locale: Locale): string =>
  ({ 'zh-CN': node.categoryName, 'en-US': node.categoryNameEn, 'ko-KR': node.categoryNameKo })[locale] ||
  node.categoryName

/** A category's path as breadcrumbs. */
export const categoryTrail = (path: readonly { pkId: string; categoryName: string }[]) =>
  path.map(({ categoryName }, at) => ({ label: categoryName, href: categoryHref(path.slice(0, at + 1)) }))

/** The list of a category's goods; the address names the whole path down to it. */
export const categoryHref = (path: readonly { pkId: string }[]): string =>
  `/goods?${path.map(({ pkId }, at) => `category${at + 1}Id=${pkId}`).join('&')}`
