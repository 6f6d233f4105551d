import { one, type RawSearch } from '@hojip/platform/page'

export const providers = ['wechat', 'alipay'] as const
export type Provider = (typeof providers)[number]

function choiceOf(raw: RawSearch, name: string) {
  return one(raw, name) === '1' ? ('1' as const) : ('0' as const)
}

export function wayInSearch(raw: RawSearch) {
  return {
    /** As the specification has it: 0 signs in, 1 registers. Both lead to the same account. */
    type: choiceOf(raw, 'type'),
    /** The specification's ways to sign in: 0 by code, 1 by password. */
    method: choiceOf(raw, 'method'),
    /** The partner where somebody did not want to go on. */
    refused: providers.find((provider) => provider === one(raw, 'refused')),
    redirect: one(raw, 'redirect'),
  }
}

/** What partners send a browser back with; each has its own name for the code. */
export function returnSearch(raw: RawSearch) {
  return {
    code: one(raw, 'code') ?? one(raw, 'auth_code'),
    state: one(raw, 'state'),
  }
}
