/** Each language's own sign, the same on pages of all languages. */
export const languageMarks = [
  { locale: 'zh-CN', name: 'zh', mark: '中' },
  { locale: 'ko-KR', name: 'ko', mark: '조' },
  { locale: 'en-US', name: 'en', mark: 'En' },
] as const
