/** Fields whose name means something else in one place, and shapes, by shape or call and path. */
export const specific: Record<string, string> = {
  'Envelope.code': '`10000`.',
  'Envelope.data': 'What the call answers.',
  Envelope: 'The answer of every call that did what it was asked for.',
  Refused: 'The answer of every call that was refused.',
  'Refused.status': 'False: it was refused.',
  'Refused.code':
    'The kind of refusal: `40001` a field is wrong, `40003` not allowed, `40004` not there, `40009` to `40011` not possible now, `42901` too often, `50301` busy, `401` not signed in, `50000` a fault.',
  'Refused.msg': 'What to tell the person, in the caller’s language.',
  'Refused.data': 'Why; null where there is nothing to say.',
  'RefusedData.reason': 'The stable name of the refusal, see `x-refusals`.',
  'RefusedField.field': 'The field, by its path: `phone`, `lines.0.goodsNum`; `body` for the whole.',
  'RefusedField.problem': 'What is wrong with it, in the caller’s language.',
  Page: 'Where a list stands: a page begins at 1; beyond the last one `list` is empty.',
  Time: '`YYYY-MM-DD HH:mm:ss` in China’s time (UTC+8).',
}
