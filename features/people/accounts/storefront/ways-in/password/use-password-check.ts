import { useEffect, useState } from 'react'
import { passwordLengthProblem } from '../../../rules/password/password-length.ts'
import type { PasswordOwner, PasswordProblem } from '../../../rules/password/password.ts'

type Check = (password: string, owner: PasswordOwner) => PasswordProblem | undefined

/** From this many characters on, a password counts as strong. */
const strongLength = 15

export interface PasswordState {
  problem: PasswordProblem | undefined
  isEmpty: boolean
  /** False while only the length has been checked: the other rules are still loading. */
  isJudged: boolean
  isStrong: boolean
}

/** The rules and their word lists load when the first character is typed; the server checks them again. */
export function usePasswordCheck(password: string, phone: string | null): PasswordState {
  const [check, setCheck] = useState<Check>()
  const isEmpty = password === ''
  useEffect(() => {
    if (isEmpty || check) return
    // Without them the server reports the problem.
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
