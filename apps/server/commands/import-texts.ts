import type { CommentsReport } from '@hojip/comments'
import type { ImportedKind, ImportReport } from '@hojip/catalog'
import { formatNumber, textIn, type Locale } from '@hojip/platform/i18n'
import { refusalText } from '@hojip/platform/refusal'

const texts = {
  'zh-CN': {
    reading: '正在导入',
    rows: '行',
    products: '商品',
    added: '新增',
    changed: '更新',
    unchanged: '未变',
    refused: '拒收',
    known: '已存在',
    skus: 'SKU',
    shops: '新店铺',
    categories: '新类目',
    matched: '归入本商城类目：',
    unmatched: '没有对应类目，归入“其他”（可用 --new-categories 命名）：',
    nothing: '（未注明）',
    goods: (count: string) => `${count} 件`,
    unrated: '未评分',
    speed: (seconds: string, rate: string) => `用时 ${seconds} 秒，每秒 ${rate} 行`,
    memory: (megabytes: string) => `内存最高 ${megabytes} MB`,
    more: (count: string) => `……还有 ${count} 处`,
  },
  'en-US': {
    reading: 'Importing',
    rows: 'rows',
    products: 'products',
    added: 'added',
    changed: 'changed',
    unchanged: 'unchanged',
    refused: 'refused',
    known: 'known already',
    skus: 'SKUs',
    shops: 'new shops',
    categories: 'new categories',
    matched: "Mapped to the mall's own categories:",
    unmatched: 'Mapped to Other, because the mall has no such category (--new-categories names new ones):',
    nothing: '(no category given)',
    goods: (count: string) => `${count} products`,
    unrated: 'without a rating',
    speed: (seconds: string, rate: string) => `${seconds} s, ${rate} rows a second`,
    memory: (megabytes: string) => `${megabytes} MB of memory at most`,
    more: (count: string) => `… and ${count} more`,
  },
  'ko-KR': {
    reading: '가져오는 중',
    rows: '행',
    products: '상품',
    added: '추가',
    changed: '수정',
    unchanged: '그대로',
    refused: '거절',
    known: '이미 있음',
    skus: 'SKU',
    shops: '새 가게',
    categories: '새 카테고리',
    matched: '우리 카테고리로 들어갔어요:',
    unmatched: '맞는 카테고리가 없어 ‘기타’로 들어갔어요 (--new-categories로 이름을 줄 수 있어요):',
    nothing: '(적혀 있지 않음)',
    goods: (count: string) => `상품 ${count}개`,
    unrated: '별점 없음',
    speed: (seconds: string, rate: string) => `${seconds}초, 초당 ${rate}행`,
    memory: (megabytes: string) => `메모리 최대 ${megabytes}MB`,
    more: (count: string) => `… 그 밖에 ${count}건`,
  },
} satisfies Record<Locale, unknown>

export function readingText(locale: Locale): string {
  return texts[locale].reading
}

function listed(locale: Locale, figures: [string, number][]): string {
  const width = Math.max(...figures.map(([, value]) => formatNumber(locale, value).length))
  return figures
    .map(([name, value]) => `  ${formatNumber(locale, value).padStart(width)}  ${name}\n`)
    .join('')
}

function tail(locale: Locale, shown: number, all: number): string {
  return all > shown ? `    ${texts[locale].more(formatNumber(locale, all - shown))}\n` : ''
}

function speed(locale: Locale, { rows, seconds }: { rows: number; seconds: number }): string {
  return texts[locale].speed(
    seconds.toFixed(1),
    formatNumber(locale, Math.round(rows / Math.max(seconds, 0.001))),
  )
}

const mostShown = 40

/** The file's categories and what they were mapped to; those the mall does not have come first. */
function kindLines({ kinds }: ImportReport, locale: Locale): string {
  const t = texts[locale]
  const line = ({ from, to, products }: ImportedKind) =>
    `    ${from || t.nothing}${to ? ` → ${to.map((name) => textIn(name, locale)).join(' > ')}` : ''} · ${t.goods(formatNumber(locale, products))}\n`
  const block = (title: string, of: ImportedKind[]) => {
    const shown = of.toSorted((a, b) => b.products - a.products).slice(0, mostShown)
    return of.length === 0
      ? ''
      : `  ${title}\n${shown.map(line).join('')}${tail(locale, shown.length, of.length)}`
  }
  const all = [...kinds.values()]
  return (
    block(
      t.matched,
      all.filter(({ to }) => to),
    ) +
    block(
      t.unmatched,
      all.filter(({ to }) => !to),
    )
  )
}

/** @param file as named on the command line; it precedes each line number. */
export function catalogReport(report: ImportReport, file: string, locale: Locale): string {
  const t = texts[locale]
  const refusals = report.refusals.map(({ line, column, handle, reason }) => {
    const where = [handle, column].filter(Boolean).join(', ')
    return `  ✗ ${file}:${line}${where ? ` (${where})` : ''}: ${refusalText(reason, locale)}\n`
  })
  const warnings = report.warnings.map(
    ({ line, column, handle, reason }) =>
      `  ! ${file}:${line} (${handle}, ${column}): ${refusalText(reason, locale)}\n`,
  )
  const moreWarnings = tail(locale, report.warnings.length, report.warned)
  const figures: [string, number][] = [
    [t.rows, report.rows],
    [t.products, report.products],
    [t.added, report.added],
    [t.changed, report.changed],
    [t.unchanged, report.unchanged],
    [t.refused, report.refused],
    [t.skus, report.skus],
    [t.shops, report.shopsAdded],
    [t.categories, report.categoriesAdded],
  ]
  const memory = t.memory(formatNumber(locale, Math.round(report.peakMegabytes)))
  const more = tail(locale, report.refusals.length, report.faults)
  return `${refusals.join('')}${more}${warnings.join('')}${moreWarnings}${kindLines(report, locale)}${listed(locale, figures)}  ${speed(locale, report)} · ${memory}\n`
}

export function commentsReport(report: CommentsReport, file: string, locale: Locale): string {
  const t = texts[locale]
  const refusals = report.refusals.map(
    ({ line, reason }) => `  ✗ ${file}:${line}: ${refusalText(reason, locale)}\n`,
  )
  const figures: [string, number][] = [
    [t.rows, report.rows],
    [t.added, report.added],
    [t.known, report.known],
    [t.refused, report.refused],
    [t.unrated, report.unrated],
  ]
  const more = tail(locale, report.refusals.length, report.refused)
  return `${refusals.join('')}${more}${listed(locale, figures)}  ${speed(locale, report)}\n`
}
