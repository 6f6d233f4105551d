import { randomBytes } from 'node:crypto'
import type { Db, Tools } from '@hojip/db'
import { addPicture, type SharedPictures } from '@hojip/pictures'
import type { PageRequest } from '@hojip/platform/db'
import { shapes, type ReceivedFile, type Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse } from '@hojip/platform/refusal'
import { productsRefusals as r } from '../../refusals.ts'
import { ownProduct } from '../../store/form/product.ts'
import {
  addOwnPicture,
  countPictures,
  findVersion,
  listVersions,
  type VersionRow,
} from '../../store/form/versions.ts'
import { formNow } from '../../rules/form/form-now.ts'
import { storedForm, wholeForm } from '../../form/form-of.ts'
import { dayMs } from '@hojip/platform/clock'

export async function readForm(db: Db, viewer: Viewer, goodsId: string) {
  const product = await ownProduct(db, viewer, { id: goodsId })
  return product ? storedForm(product) : refuse(r.productGone)
}

function versionView({ number, userName, at, isOnSale, changed }: VersionRow) {
  return { number, userName, gmtCreate: wireTime(at.getTime()), isOnSale, changed }
}

export async function readVersions(db: Db, viewer: Viewer, asked: PageRequest & { goodsId: string }) {
  if (!(await ownProduct(db, viewer, { id: asked.goodsId }))) return refuse(r.productGone)
  const { rows, total } = await listVersions(db, viewer, asked.goodsId, asked)
  return shapes.page(rows.map(versionView), total, asked)
}

export async function readVersion(
  db: Db,
  viewer: Viewer,
  { goodsId, number }: { goodsId: string; number: number },
) {
  const found = await findVersion(db, viewer, goodsId, number)
  if (!found) return refuse(r.productGone)
  const product = await ownProduct(db, viewer, { id: goodsId })
  const now = product && wholeForm(product)
  const before = found.before && formNow(found.before, now)
  return { ...versionView(found), form: formNow(found.form, now), before }
}

/** How many pictures a shop may upload within 24 hours. */
const picturesADay = 1_000

export interface PictureTools extends Pick<Tools, 'db' | 'clock'> {
  /** The folder in which the mall stores its pictures. */
  pictureDir: string
  /** Where the mall's machines share pictures; left out, all have one folder. */
  sharedPictures?: SharedPictures | undefined
}

export async function uploadPicture(
  { db, clock, pictureDir, sharedPictures: shared }: PictureTools,
  viewer: Viewer,
  file: ReceivedFile,
) {
  const shopId = viewer.shopId!
  const nowMs = clock.nowMs()
  if ((await countPictures(db, shopId, new Date(nowMs - dayMs))) >= picturesADay)
    return refuse(r.tooManyPictures)
  const ref = `s-${randomBytes(16).toString('hex')}`
  const size = await addPicture(db, pictureDir, ref, file.bytes, { shared })
  if (isRefusal(size)) return size
  await addOwnPicture(db, { ref, shopId, userId: viewer.userId, at: new Date(nowMs) })
  return { ref, ...size }
}
