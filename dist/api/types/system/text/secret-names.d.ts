/**
 * True when a variable is a secret, by the words of its name. A whole address such as DATABASE_URL stays, and so do the two
 * passwords that a database client reads beside PGHOST and MYSQL_HOST: tests cannot do without them.
 */
export declare function isSecretName(name: string): boolean;
