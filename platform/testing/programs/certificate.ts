import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for `localhost` that signs itself, and its key, as texts (PEM). */
export interface Certificate {
  certificate: string
  key: string
}

/** @throws where there is no `openssl` */
export function aCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-certificate-'))
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [
    string,
    string,
  ]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    return { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
