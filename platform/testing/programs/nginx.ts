import { freePort } from '../../embedded-postgres/free-port.ts'
import type { Certificate } from './certificate.ts'
import { aProgram, type TestProgram } from './program.ts'

export interface ProxyOptions {
  /** The port that it listens on, with TLS, as `localhost`. */
  port: number
  /** The ports of two processes of the mall. */
  malls: readonly [number, number]
  tls: Certificate
}

/** The file's processes are those of the test. */
export function withMalls(text: string, [first, second]: ProxyOptions['malls']): string {
  return text
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`)
}

/**
 * An nginx with a file of `conf.d` as an operator has it.
 * @param text the file; its addresses, name, certificate and folder are replaced
 */
export async function anNginx(text: string, { port, malls, tls }: ProxyOptions): Promise<TestProgram> {
  const plain = await freePort()
  const servers = withMalls(text, malls)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('mall.example;', 'localhost;')
    .replace('/etc/ssl/mall.example.pem', 'certificate.pem')
    .replace('/etc/ssl/mall.example.key', 'key.pem')
    .replace('/var/cache/nginx/hojip', 'cache')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  const settings = `
daemon off;
pid nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  ${servers}
}
`
  const files = { 'nginx.conf': settings, 'certificate.pem': tls.certificate, 'key.pem': tls.key }
  const args = (folder: string) => ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  return aProgram('nginx', { port, files, args })
}
