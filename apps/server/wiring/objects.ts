import { join } from 'node:path'
import { folderObjects, s3Objects, type ObjectStore } from '@hojip/uploads'
import type { Config } from '../config.ts'
import type { Partners } from '../settings/names/partners.ts'

/** The store of uploaded pictures and videos, and of products' videos. */
export function objectsOf({ dataDir }: Pick<Config, 'dataDir'>, s3: Partners['s3']): ObjectStore {
  return s3
    ? s3Objects({
        endpoint: s3.S3_ENDPOINT,
        bucket: s3.S3_BUCKET,
        region: s3.S3_REGION,
        accessKey: s3.S3_ACCESS_KEY,
        secretKey: s3.S3_SECRET_KEY,
        pathStyle: s3.S3_PATH_STYLE === 'on',
      })
    : folderObjects(join(dataDir, 'uploads'))
}
