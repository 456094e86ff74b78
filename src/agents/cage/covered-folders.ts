import { realpathSync, statSync } from 'node:fs';
import { type Namespace, preparedBy, scriptWords, systemFolders } from '../../system/process/namespace.ts';
import { findProgram } from '../../system/process/program.ts';

/**
 * The namespace with nothing in the place of folders and files, which its programs can neither read nor write. `saved` is a
 * git directory that stays as it is: they may write there, and what they write goes with the namespace. Null without the
 * programs for that. It was not tried.
 */
export function hidePaths(
  namespace: Namespace,
  paths: readonly string[],
  saved: string | null = null,
): Namespace | null {
  const layer = saved === null ? ['', '', '', ''] : layerInMemory(realpathSync(saved), namespace);
  return withScript(namespace, coverScript, [...layer, `${paths.length}`, ...paths]);
}

function layerInMemory(path: string, { kind }: Namespace): string[] {
  const { uid, gid } = statSync(path);
  return [path, `${uid}`, `${gid}`, kind === 'user' ? 'userxattr' : 'index=off'];
}

/** The namespace with layers over folders: what its programs write there lands in `upper` of each. It was not tried. */
export function addLayers(
  namespace: Namespace,
  layers: readonly { readonly path: string; readonly layer: string }[],
): Namespace | null {
  const args = layers.flatMap(({ path, layer }) => [
    path,
    `lowerdir=${path},upperdir=${layer}/upper,workdir=${layer}/work,redirect_dir=on,index=off,metacopy=off`,
  ]);
  return withScript(namespace, layerScript, [`${layers.length}`, ...args]);
}

function withScript(namespace: Namespace, script: string, args: readonly string[]): Namespace | null {
  const mount = findProgram(systemFolders, 'mount');
  const program = mount === null ? null : scriptWords(script, mount);
  return program && preparedBy(namespace, [...program, ...args]);
}

/** The folder in which the command starts may be one of those. */
const layerScript = `
left=$1; shift
while [ "$left" -gt 0 ]; do
  "$0" -t overlay -o "$2" none "$1" || exit 125
  shift 2; left=$((left - 1))
done
cd "$PWD" && exec "$@"`;

/**
 * The layer in memory lies between the folder, which is the one that we are in, and the layer that shows both. Where the
 * kernel gives none, the folder is read-only. A file to be covered, such as a socket, may have gone meanwhile.
 */
const coverScript = `
keep() {
  cd "$1" && "$0" -t tmpfs none "$1" && exec 9< "$1" || return 1
  PATH=${systemFolders} install -d -o "$2" -g "$3" "$1/upper" "$1/work"
  "$0" -t overlay -o "lowerdir=.,upperdir=/proc/self/fd/9/upper,workdir=/proc/self/fd/9/work,$4" none "$1" && return
  cd / && exec 9<&- && PATH=${systemFolders} umount "$1"; return 1
}
if [ "$1" ]; then
  (keep "$@") 2> /dev/null || { "$0" --bind "$1" "$1" && "$0" -o remount,bind,ro "$1"; } || exit 125
fi
shift 4
left=$1; shift
while [ "$left" -gt 0 ]; do
  if [ -d "$1" ]; then "$0" -t tmpfs -o ro,size=4k none "$1" || exit 125
  elif [ -e "$1" ]; then "$0" --bind /dev/null "$1" || exit 125
  fi
  shift; left=$((left - 1))
done
cd "$PWD" && exec "$@"`;
