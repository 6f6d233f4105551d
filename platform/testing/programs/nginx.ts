import { freePort } from '../../embedded-postgres/free-port.ts'
import { aProgram, type TestProgram } from './program.ts'

/**
 * An nginx with a `server` block as somebody would write it, without TLS.
 * @param block its `listen` and certificate lines are replaced
 * @param to where its `proxy_pass http://127.0.0.1:3000` leads instead
 */
export async function anNginx(block: string, to: number): Promise<TestProgram & { port: number }> {
  const port = await freePort()
  const server = block
    .replace(/^\s*ssl_\w+ .*$/gm, '')
    .replace(/\blisten [^;]+;/, `listen 127.0.0.1:${port};`)
    .replaceAll('http://127.0.0.1:3000', `http://127.0.0.1:${to}`)
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
  ${server}
}
`
  const program = await aProgram('nginx', {
    port,
    files: { 'nginx.conf': settings },
    args: (folder) => ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
  })
  return { ...program, port }
}
