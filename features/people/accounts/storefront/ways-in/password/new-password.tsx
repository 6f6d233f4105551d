import { useTexts } from '@hojip/platform/page'
import {
  checkCircleFillIcon,
  classNames,
  HiddenText,
  Icon,
  infoIcon,
  PasswordInput,
} from '@hojip/platform/ui'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import type { PasswordState } from './use-password-check.ts'

interface NewPasswordProps {
  id: string
  label: string
  password: string
  problem: string | undefined
  state: PasswordState
  onChange: (password: string) => void
}

/** A field for a new password, with the rules that it meets and those that it does not. */
export function NewPassword({ id, label, password, problem, state, onChange }: NewPasswordProps) {
  const t = useTexts(waysInTexts)
  return (
    <div className="grid gap-2">
      <PasswordInput
        id={id}
        label={label}
        hint={t.passwordHint}
        name="new-password"
        autoComplete="new-password"
        value={password}
        error={problem}
        onChange={(event) => onChange(event.target.value)}
      />
      {!state.isEmpty && <Rules state={state} />}
      <p role="status" className={classNames('text-13', state.isEmpty ? 'sr-only' : 'text-jade-text')}>
        {state.isEmpty || state.problem || !state.isJudged
          ? ''
          : state.isStrong
            ? t.passwordStrong
            : t.passwordFits}
      </p>
    </div>
  )
}

/** The length comes first: a password that is too short is not checked further. */
function Rules({ state: { problem, isJudged } }: { state: PasswordState }) {
  const t = useTexts(waysInTexts)
  const hasLength = problem !== 'short' && problem !== 'long'
  const rules = [
    { text: t.rules.length, isMet: hasLength },
    { text: t.rules.personal, isMet: isJudged && hasLength && problem !== 'personal' },
    { text: t.rules.common, isMet: isJudged && problem === undefined },
  ]
  return (
    <ul className="grid gap-1 rounded-md bg-inset px-3 py-2 text-13">
      {rules.map(({ text, isMet }) => (
        <li
          key={text}
          className={classNames('flex items-start gap-2', isMet ? 'text-jade-text' : 'text-ink-3')}
        >
          <Icon of={isMet ? checkCircleFillIcon : infoIcon} size={16} className="mt-0.5" />
          {text}
          {isMet && <HiddenText>{t.ruleMet}</HiddenText>}
        </li>
      ))}
    </ul>
  )
}
