import { useTexts } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import { PictureUploader } from '@hojip/uploads/parts'
import { isOfHouse } from '../../rules/uploads.ts'
import { frontPagesTexts } from '../texts.ts'

interface BannerPictureProps {
  picture: string
  onChange: (picture: string) => void
}

/** The picture of a banner: an uploaded one, or one of the house. */
export function BannerPicture({ picture, onChange }: BannerPictureProps) {
  const t = useTexts(frontPagesTexts)
  return (
    <div className="grid gap-3">
      <PictureUploader
        scene="banner"
        max={1}
        label={t.picture}
        hint={t.pictureHint}
        value={isOfHouse(picture) ? [] : [picture]}
        onChange={([url = 'korea']) => onChange(url)}
      />
      {isOfHouse(picture) && (
        <Select label={t.pictureOfHouse} value={picture} onChange={(event) => onChange(event.target.value)}>
          {(['korea', 'tea', 'home'] as const).map((one) => (
            <option key={one} value={one}>
              {t.scenes[one]}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
