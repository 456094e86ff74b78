/**
 * True when a variable is a secret, by the words of its name. A whole address such as DATABASE_URL stays, and so do the two
 * passwords that a database client reads beside PGHOST and MYSQL_HOST: tests cannot do without them.
 */
export function isSecretName(name: string): boolean {
  const upper = name.toUpperCase();
  if (notSecret.has(upper)) return false;
  return secretNames.has(upper) || secretBegin.test(upper) || secretWord.test(upper) || secretEnd.test(upper);
}

/** PWD is the working directory. */
const notSecret = new Set(['PGPASSWORD', 'MYSQL_PWD', 'PWD', 'OLDPWD', 'CACHE_KEY']);

/** AUTH alone says nothing: SKIP_AUTH is a switch. A program that reaches the SSH agent signs in as the user. */
const secretNames = new Set(['NPM_AUTH', 'NPM_CONFIG__AUTH', 'COMPOSER_AUTH', 'BASIC_AUTH', 'SSH_AUTH_SOCK']);

const secretBegin = /^(PRIVATE_|AWS_SESSION)/;

/** Words that say it wherever they stand; TOKENIZERS_PARALLELISM and MAX_TOKENS are other words. */
const secretWord = /(^|_)(SECRETS?|CREDENTIALS?|CREDS|PASSPHRASE|API_?KEYS?|ACCESS_?KEYS?|PRIVATE_?KEYS?)(_|$)/;

/** Words that say it at the end, also written in one (GHTOKEN): NPM_TOKEN, but not TOKEN_LIFETIME. */
const secretEnd =
  /(TOKEN|_TOKEN_FILE|SECRET|PASSWORD|PASSWD|_PWD|_PAT|(?<!PUBLIC)_KEY|APIKEY|AUTHKEY|CREDENTIALS?|AUTH_CONFIG|:_AUTH)$/;
