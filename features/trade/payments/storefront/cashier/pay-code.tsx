import { useTexts } from '@hojip/platform/page'
import { qrPath } from '@hojip/platform/qr'
import { Button, Icon, refreshIcon, Spinner } from '@hojip/platform/ui'
import { channelOf, channelTexts, type PayMethod } from '@hojip/policy/channels'
import { MethodMark } from '../methods/method-mark.tsx'
import { payTexts } from '../texts.ts'
import type { Opening } from './use-opened.ts'

type PayCodeProps = { opening: Opening; method: PayMethod; amount: string }

/** The code to scan, dark on white in every theme; covered when it cannot be used. */
export function PayCode({ opening, method, amount }: PayCodeProps) {
  const t = useTexts(payTexts)
  const channel = useTexts(channelTexts)[channelOf(method)]
  const { opened, isOpening, problem, again } = opening
  return (
    <div className="w-66 rounded-xl bg-[#fff] px-5.5 pt-5.5 pb-4 text-center text-[#121b1c] shadow-[inset_0_0_0_1px_var(--c-line)]">
      <div className="relative grid size-55 place-items-center">
        {opened?.codeUrl ? (
          <Code text={opened.codeUrl} method={method} label={t.codeAlt(channel, amount)} />
        ) : isOpening ? (
          <span role="status" className="inline-flex items-center gap-2 text-13">
            <Spinner />
            {t.openingCode}
          </span>
        ) : (
          <div role="alert" className="grid justify-items-center gap-3 text-13">
            <Icon of={refreshIcon} size={26} />
            {problem || t.codeFailed}
            <Button size="sm" kind="jade" onClick={again}>
              {t.tryAgain}
            </Button>
          </div>
        )}
      </div>
      <p className="mt-3 text-13 text-[#616b6c]">{t.codeRenews}</p>
    </div>
  )
}

type CodeProps = { text: string; method: PayMethod; label: string }

function Code({ text, method, label }: CodeProps) {
  const { size, path } = qrPath(text)
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-full animate-enter"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#121b1c" />
      </svg>
      <span className="absolute grid size-11 place-items-center rounded-[10px] bg-[#fff]">
        <MethodMark method={method} size={36} />
      </span>
    </>
  )
}
