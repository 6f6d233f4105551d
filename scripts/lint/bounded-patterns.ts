/**
 * Patterns whose time grows faster than what they read, and why that does no harm: what they read is bounded. A pattern
 * that reads what anybody may send, at any length, does not belong here: write it another way.
 */
export const boundedPatterns: Readonly<Record<string, string>> = {
  '/[\\u1100-\\u11ff\\u3130-\\u318f]+$/u': 'what a shopper types into the search field, in their own browser',
  '/[^a-z]*$/': 'a new password of at most 128 characters',
  '/[^a-z0-9]+$/': 'a new password of at most 128 characters',
  '/=+$/': 'a hash of our own',
  '/^(?:[^,(]*\\s)?[가-힣0-9.]+(?:로|길)(?:\\s?\\d+번?[가나다]?길)?\\s?(?:지하\\s?)?\\d+(?:-\\d+)?(?=$|[\\s,(])/':
    'a pasted address of at most 500 characters; only the road and its number are read twice',
  '/^[\\s,;|:/-]+|[\\s,;|:/-]+$/g': 'a pasted address of at most 500 characters',
  '/^-+|-+$/g': 'runs of other characters have become one hyphen each',
  '/-+$/': 'at most 50 characters',
  '/[.,;:!?)\\]}]+$/': 'an address within a message of a conversation, at most 2,000 characters',
  '/[^\\s@/]+@[^\\s@/]+\\.[^\\s@/]+/g': 'an error report of at most 2,000 characters',
  '/[（(].*$/': 'a column name in a bill of Alipay, which the mall has fetched itself',
  '/\\t+,/': 'a line in a bill of Alipay, which the mall has fetched itself',
  '/\\.?0+$/': 'a percentage of a stored bulk change',
  '/[ᄀ-ᇿ㄰-㆏]+$/u': 'search words of at most 100 characters',
  '/[\\p{L}\\p{N}]+$/u': 'search words of at most 100 characters',
  '/\\{(\\w+)(?: ([^/}]+)\\/([^}]+))?\\}/g': 'sentences of our own',
  '/\\0+$/': '64 bytes of a video',
  '/\\D+$/': 'a part of a date that Intl has written',
  '/(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)$/': 'an address that node:net has recognised',
  '/\\B(?=(\\d{3})+$)/g': 'an amount of at most 16 digits',
}
