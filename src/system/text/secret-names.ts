/** URLs such as DATABASE_URL and the passwords of two database clients don't count, because tests need them. */
export function isSecretName(name: string): boolean {
  const upper = name.toUpperCase();
  if (notSecret.has(upper)) return false;
  return secretNames.has(upper) || secretBegin.test(upper) || secretWord.test(upper) || secretEnd.test(upper);
}

const notSecret = new Set(['PGPASSWORD', 'MYSQL_PWD', 'PWD', 'OLDPWD', 'CACHE_KEY']);

/** AUTH alone isn't enough: SKIP_AUTH is a switch. The SSH agent lets any program sign in as the user. */
const secretNames = new Set(['NPM_AUTH', 'NPM_CONFIG__AUTH', 'COMPOSER_AUTH', 'BASIC_AUTH', 'SSH_AUTH_SOCK']);

const secretBegin = /^(PRIVATE_|AWS_SESSION)/;

/** Words that count anywhere in a name, unlike in TOKENIZERS_PARALLELISM or MAX_TOKENS. */
const secretWord = /(^|_)(SECRETS?|CREDENTIALS?|CREDS|PASSPHRASE|API_?KEYS?|ACCESS_?KEYS?|PRIVATE_?KEYS?)(_|$)/;

/** Words that count only at the end, even without a separator (GHTOKEN): NPM_TOKEN, but not TOKEN_LIFETIME. */
const secretEnd =
  /(TOKEN|_TOKEN_FILE|SECRET|PASSWORD|PASSWD|_PWD|_PAT|(?<!PUBLIC)_KEY|APIKEY|AUTHKEY|CREDENTIALS?|AUTH_CONFIG|:_AUTH)$/;
