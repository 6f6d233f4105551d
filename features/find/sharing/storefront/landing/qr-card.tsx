import { useTexts } from '@hojip/platform/page'
import type { SharedLink } from '../../contract.ts'
import { lifeDays } from '../../rules/life.ts'
import { sharingTexts } from '../texts.ts'

/** The link as a QR code: on the desktop to go on with a phone, on the phone to pass it on. */
export function QrCard({ link: { qr } }: { link: SharedLink }) {
  const texts = useTexts(sharingTexts)
  return (
    <div className="grid grid-cols-[92px_minmax(0,1fr)] items-center gap-4 text-13 leading-[1.7] text-ink-2 lg:grid-cols-[132px_minmax(0,1fr)]">
      <span className="block rounded-md bg-[#ffffff] p-2 ring-line">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={texts.qr}
          shapeRendering="crispEdges"
          className="block h-auto w-full"
        >
          <path d={qr.path} fill="#121b1c" />
        </svg>
      </span>
      <p>
        <b className="block text-ink max-lg:hidden">{texts.onPhone}</b>
        <span className="block max-lg:hidden">{texts.scan}</span>
        <b className="block text-ink lg:hidden">{texts.pressLong}</b>
        {texts.validFor(lifeDays)}
      </p>
    </div>
  )
}
