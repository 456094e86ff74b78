import { type ClientRequestArgs, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { proxyCredentials, proxyRefusal } from '../../system/http/proxy.ts';

type Done = (error: Error | null, socket?: Socket) => void;

/** Connects through a proxy, which resolves the target's name but can't read encrypted traffic. */
export function tunnelAgent(proxy: URL, isTls: boolean): HttpAgent | HttpsAgent {
  const agent = isTls ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const createConnection = (target: ClientRequestArgs & ConnectionOptions, done: Done): void => {
    openTunnel(proxy, `${target.host}:${target.port}`, (error, socket) => {
      if (error !== null || socket === undefined || !isTls) return done(error, socket);
      const secure = connectTls({ ...target, socket });
      secure.once('error', done).once('secureConnect', () => done(null, secure.off('error', done)));
    });
  };
  return Object.assign(agent, { createConnection });
}

export function openTunnel(proxy: URL, authority: string, done: Done): void {
  const credentials = proxyCredentials(proxy);
  const failed = (reason: string) => done(new Error(`through the proxy ${proxy.host}: ${reason}`));
  const headers = { host: authority, ...(credentials === null ? {} : { 'proxy-authorization': credentials }) };
  const request = proxy.protocol === 'https:' ? httpsRequest : httpRequest;
  const asking = request(proxy, { method: 'CONNECT', path: authority, headers, agent: false, auth: null });
  asking.once('connect', ({ statusCode = 0 }, socket) => {
    if (statusCode === 200) return done(null, socket);
    socket.destroy();
    failed(proxyRefusal(statusCode));
  });
  asking.once('error', ({ message }) => failed(message));
  asking.end();
}
