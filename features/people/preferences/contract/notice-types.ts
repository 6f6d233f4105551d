interface NoticeTypeRow {
  /** Whether a shopper may switch it off. Money, and answers of the mall, are always written. */
  isOptional: boolean
}

/** What a notice is about: the groups of the page, and of the settings, in their order. */
const noticeTypes = {
  order: { isOptional: true },
  logistics: { isOptional: true },
  money: { isOptional: false },
  drop: { isOptional: true },
  comment: { isOptional: true },
  platform: { isOptional: false },
} as const satisfies Record<string, NoticeTypeRow>

export type NoticeType = keyof typeof noticeTypes
export type OptionalType = {
  [T in NoticeType]: (typeof noticeTypes)[T]['isOptional'] extends true ? T : never
}[NoticeType]

export const noticeTypeNames = Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]]

export function isOptionalType(type: NoticeType): type is OptionalType {
  return noticeTypes[type].isOptional
}
