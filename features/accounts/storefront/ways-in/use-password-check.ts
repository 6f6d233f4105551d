import { useEffect, useState } from 'react'
import type { PasswordOwner, PasswordProblem } from '../../rules/password.ts'

type Check = (password: string, owner: PasswordOwner) => PasswordProblem | undefined

/** From so many characters on a password is good by itself. */
const strongLength = 15

export interface PasswordState {
  /** Nothing was typed, or the rules are still on their way. */
  problem: PasswordProblem | undefined
  isEmpty: boolean
  isStrong: boolean
}

/** The rules come with their lists of words when the first character is typed; the server asks them again. */
export const usePasswordCheck = (password: string, phone: string | null): PasswordState => {
  const [check, setCheck] = useState<Check>()
  const isEmpty = password === ''
  useEffect(() => {
    if (isEmpty || check) return
    // Without them the server says what is wrong.
    import('../../rules/password.ts').then(
      ({ passwordProblem }) => setCheck(() => passwordProblem),
      () => undefined,
    )
  }, [isEmpty, check])
  const problem = isEmpty ? undefined : check?.(password, { phone })
  return { problem, isEmpty, isStrong: problem === undefined && [...password].length >= strongLength }
}
