import type { Locale } from '../../../i18n/index.ts'

/** A problem with a field, as zod reports it. */
export interface Issue {
  code?: string | undefined
  input?: unknown
  expected?: unknown
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
  inclusive?: unknown
  format?: unknown
  values?: unknown
  divisor?: unknown
  keys?: unknown
}

type Kind = 'text' | 'number' | 'whole' | 'yesNo' | 'list' | 'group' | 'other'
type Size = 'text' | 'list' | 'number'

interface Sentences {
  missing: string
  expected: Record<Kind, string>
  atLeast: Record<Size, (n: string) => string>
  atMost: Record<Size, (n: string) => string>
  above: (n: string) => string
  below: (n: string) => string
  filled: string
  form: Record<'id' | 'mail' | 'address' | 'time' | 'other', string>
  choice: string
  multiple: (n: string) => string
  unknown: (names: string) => string
  noSuch: string
  meant: (name: string) => string
  wrong: string
}

const sentences: Record<Locale, Sentences> = {
  'zh-CN': {
    missing: '不能为空',
    expected: {
      text: '请填写文字',
      number: '请填写数字',
      whole: '请填写整数',
      yesNo: '只能是“是”或“否”',
      list: '应该是一个列表',
      group: '应该是一组内容',
      other: '格式不对',
    },
    atLeast: { text: (n) => `至少 ${n} 个字`, list: (n) => `至少 ${n} 项`, number: (n) => `不能小于 ${n}` },
    atMost: { text: (n) => `最多 ${n} 个字`, list: (n) => `最多 ${n} 项`, number: (n) => `不能大于 ${n}` },
    above: (n) => `要大于 ${n}`,
    below: (n) => `要小于 ${n}`,
    filled: '不能为空',
    form: {
      id: '编号不对',
      mail: '邮箱格式不对',
      address: '网址格式不对',
      time: '日期或时间格式不对',
      other: '格式不对',
    },
    choice: '不在可选的范围内',
    multiple: (n) => `要是 ${n} 的倍数`,
    unknown: (names) => `不认识的内容：${names}`,
    noSuch: '没有这一项',
    meant: (name) => `没有这一项，是不是“${name}”？`,
    wrong: '填写有误',
  },
  'en-US': {
    missing: 'this is required',
    expected: {
      text: 'enter text',
      number: 'enter a number',
      whole: 'enter a whole number',
      yesNo: 'must be yes or no',
      list: 'must be a list',
      group: 'must be a group of fields',
      other: 'the format is wrong',
    },
    atLeast: {
      text: (n) => `use at least ${n} characters`,
      list: (n) => `choose at least ${n}`,
      number: (n) => `must be ${n} or more`,
    },
    atMost: {
      text: (n) => `use at most ${n} characters`,
      list: (n) => `choose at most ${n}`,
      number: (n) => `must be ${n} or less`,
    },
    above: (n) => `must be more than ${n}`,
    below: (n) => `must be less than ${n}`,
    filled: 'this is required',
    form: {
      id: 'this is no valid id',
      mail: 'this is no e-mail address',
      address: 'this is no web address',
      time: 'this is no date or time',
      other: 'the format is wrong',
    },
    choice: 'this is not one of the choices',
    multiple: (n) => `must be a multiple of ${n}`,
    unknown: (names) => `not known here: ${names}`,
    noSuch: 'there is no such field',
    meant: (name) => `there is no such field. Did you mean “${name}”?`,
    wrong: 'this is not right',
  },
  'ko-KR': {
    missing: '꼭 입력해 주세요',
    expected: {
      text: '글자로 입력해 주세요',
      number: '숫자로 입력해 주세요',
      whole: '소수점 없는 숫자로 입력해 주세요',
      yesNo: '예 또는 아니요만 쓸 수 있어요',
      list: '목록이어야 해요',
      group: '항목 묶음이어야 해요',
      other: '형식이 맞지 않아요',
    },
    atLeast: {
      text: (n) => `${n}자 이상 입력해 주세요`,
      list: (n) => `${n}개 이상이어야 해요`,
      number: (n) => `${n} 이상이어야 해요`,
    },
    atMost: {
      text: (n) => `${n}자까지 입력할 수 있어요`,
      list: (n) => `${n}개까지 가능해요`,
      number: (n) => `${n} 이하여야 해요`,
    },
    above: (n) => `${n}보다 커야 해요`,
    below: (n) => `${n}보다 작아야 해요`,
    filled: '꼭 입력해 주세요',
    form: {
      id: '번호가 올바르지 않아요',
      mail: '이메일 형식이 맞지 않아요',
      address: '웹 주소 형식이 맞지 않아요',
      time: '날짜나 시간 형식이 맞지 않아요',
      other: '형식이 맞지 않아요',
    },
    choice: '선택할 수 없는 값이에요',
    multiple: (n) => `${n}의 배수여야 해요`,
    unknown: (names) => `알 수 없는 항목이에요: ${names}`,
    noSuch: '없는 항목이에요',
    meant: (name) => `없는 항목이에요. 혹시 ‘${name}’인가요?`,
    wrong: '입력한 내용을 확인해 주세요',
  },
}

const kinds: Record<string, Kind> = {
  string: 'text',
  number: 'number',
  bigint: 'whole',
  int: 'whole',
  boolean: 'yesNo',
  array: 'list',
  set: 'list',
  tuple: 'list',
  object: 'group',
  record: 'group',
  map: 'group',
}
const forms: Record<string, keyof Sentences['form']> = {
  uuid: 'id',
  guid: 'id',
  email: 'mail',
  url: 'address',
  date: 'time',
  time: 'time',
  datetime: 'time',
}

function sizeOf(origin: unknown): Size {
  return origin === 'string'
    ? 'text'
    : origin === 'array' || origin === 'set' || origin === 'file'
      ? 'list'
      : 'number'
}

function tooSmall(s: Sentences, { origin, minimum, inclusive }: Issue): string {
  const size = sizeOf(origin)
  if (size !== 'number' && Number(minimum) === 1) return s.filled
  return inclusive === false ? s.above(String(minimum)) : s.atLeast[size](String(minimum))
}

function tooBig(s: Sentences, { origin, maximum, inclusive }: Issue): string {
  return inclusive === false ? s.below(String(maximum)) : s.atMost[sizeOf(origin)](String(maximum))
}

/** The sentence for what is wrong with a field, in the caller's language. */
export function problemOf(issue: Issue, locale: Locale): string {
  const s = sentences[locale]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? s.missing
        : s.expected[kinds[String(issue.expected)] ?? 'other']
    case 'too_small':
      return tooSmall(s, issue)
    case 'too_big':
      return tooBig(s, issue)
    case 'invalid_format':
      return s.form[forms[String(issue.format)] ?? 'other']
    case 'invalid_value':
      return issue.input === undefined ? s.missing : s.choice
    case 'not_multiple_of':
      return s.multiple(String(issue.divisor))
    case 'unrecognized_keys':
      return s.unknown((issue.keys as string[]).join(', '))
    default:
      return s.wrong
  }
}

/** The sentence for a field that an input does not have, with the one that was probably meant. */
export function unknownProblem(near: string | undefined, locale: Locale): string {
  const s = sentences[locale]
  return near === undefined ? s.noSuch : s.meant(near)
}
