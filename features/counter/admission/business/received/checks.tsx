import { useTexts } from '@hojip/platform/page'
import { checkCircleFillIcon, Icon, warningCircleFillIcon } from '@hojip/platform/ui'
import type { ReceivedApplication } from '../../contract.ts'
import { receivedTexts } from './texts.ts'

/** What the mall finds by itself. */
export function Checks({ application }: { application: ReceivedApplication }) {
  const t = useTexts(receivedTexts)
  const { checks, kind } = application
  const { isNameFree, isWorking, refusedNum, sameCodeNum, sameCodeAdmittedNum } = checks
  const found: [isFine: boolean, text: string][] = [
    ...(kind === 'company' ? ([[true, t.codeFine]] as [boolean, string][]) : []),
    [isNameFree, isNameFree ? t.nameFree : t.nameTaken],
    [!isWorking, isWorking ? t.working : t.notWorking],
    [refusedNum === 0, refusedNum === 0 ? t.neverRefused : t.refusedBefore(refusedNum)],
    ...(kind === 'company'
      ? ([
          [sameCodeNum === 0, sameCodeNum === 0 ? t.codeNew : t.codeShared(sameCodeNum, sameCodeAdmittedNum)],
        ] as [boolean, string][])
      : []),
  ]
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="text-15 font-bold">{t.checks}</h2>
      <ul className="mt-3 grid gap-2.5 text-13">
        {found.map(([isFine, text]) => (
          <li key={text} className="flex gap-2">
            <Icon
              of={isFine ? checkCircleFillIcon : warningCircleFillIcon}
              size={16}
              className={isFine ? 'mt-0.5 text-jade' : 'mt-0.5 text-amber'}
            />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
