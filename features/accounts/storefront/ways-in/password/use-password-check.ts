import { useEffect, useState } from 'react'
import { passwordLengthProblem } from '../../../rules/password/password-length.ts'
import type { PasswordOwner, PasswordProblem } from '../../../rules/password/password.ts'

type Check = (password: string, owner: PasswordOwner) => PasswordProblem | undefined

/** From so many characters on a password is good by itself. */
const strongLength = 15

export interface PasswordState {
  problem: PasswordProblem | undefined
  isEmpty: boolean
  /** False while only its length is known to fit: the other rules are still on their way. */
  isJudged: boolean
  isStrong: boolean
}

/** The rules come with their lists of words when the first character is typed; the server asks them again. */
export function usePasswordCheck(password: string, phone: string | null): PasswordState {
  const [check, setCheck] = useState<Check>()
  const isEmpty = password === ''
  useEffect(() => {
    if (isEmpty || check) return
    // Without them the server says what is wrong.
    import('../../../rules/password/password.ts').then(
      ({ passwordProblem }) => setCheck(() => passwordProblem),
      () => undefined,
    )
  }, [isEmpty, check])
  const problem = isEmpty ? undefined : (check?.(password, { phone }) ?? passwordLengthProblem(password))
  const isJudged = check !== undefined
  return {
    problem,
    isEmpty,
    isJudged,
    isStrong: problem === undefined && [...password].length >= strongLength,
  }
}
