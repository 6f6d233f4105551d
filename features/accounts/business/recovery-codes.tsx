import { useTexts } from '@hojip/platform/page'
import { Button, CopyButton } from '@hojip/platform/ui'
import { staffTexts } from './texts.ts'

/** Shown once, when an authenticator was set up. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(staffTexts)
  return (
    <div className="grid gap-4">
      <h2 className="text-16 font-bold">{t.recoveryTitle}</h2>
      <p className="text-ink-2">{t.recoveryText}</p>
      <ul aria-label={t.recoveryName} className="grid gap-1 rounded-md bg-inset p-3 text-13">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} name={t.recoveryName} />
      <Button kind="jade" size="lg" block onClick={onDone}>
        {t.recoverySaved}
      </Button>
    </div>
  )
}
