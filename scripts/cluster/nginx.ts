import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { respondsOk } from '../wait.ts';
import type { ClusterPrograms } from './programs.ts';
import type { Service } from './service.ts';
import type { ClusterSettings } from './settings.ts';

/** Replaces `${NAME}` with values, as nginx's image does; nginx's own `$name` is kept. */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** A complete configuration around the rendered template. nginx writes only into the folder. */
function configuration(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `    ${kind}_temp_path ${folder}/${kind};`);
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    'events { worker_connections 1024; }',
    'http {',
    '    access_log off;',
    ...temporary,
    site,
    '}',
    '',
  ].join('\n');
}

/** The proxy that distributes requests to the web instances. */
export function nginxService(settings: ClusterSettings, { nginx, setpriv }: ClusterPrograms): Service {
  const folder = path.join(settings.folder, 'nginx');
  const file = path.join(folder, 'nginx.conf');
  const template = readFileSync(path.join(settings.root, 'deploy/nginx.conf.template'), 'utf8');
  const servers = settings.webPorts.map((port) => `server 127.0.0.1:${port} max_fails=10 fail_timeout=2s;`);
  const site = renderTemplate(template, {
    WEB_SERVERS: servers.join('\n    '),
    LISTEN: `127.0.0.1:${settings.port}`,
    FILES_FOLDER: path.join(folder, 'files'),
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, configuration(folder, site));
  return {
    program: {
      label: 'nginx',
      root: settings.root,
      args: ['-p', folder, '-c', file, '-e', 'stderr'],
      foreign: { command: nginx, setpriv, stopSignal: 'SIGQUIT', user: null },
    },
    check: () => respondsOk(`${settings.appUrl}/api/health/ready`),
  };
}
