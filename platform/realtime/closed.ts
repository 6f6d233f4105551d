import { topic } from '../told/index.ts'
import { closeCodes } from './limits.ts'

const names = new Map<number, string>(Object.entries(closeCodes).map(([name, code]) => [code, name]))

/** Why a socket is closed: a name of `closeCodes`; `left` when its browser has closed it or has gone. */
export function whyClosed(code: number): string {
  return names.get(code) ?? 'left'
}

/** Hears why each socket was closed. */
export const socketClosed = topic<string>()
