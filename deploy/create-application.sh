#!/bin/sh
# Creates the application's role and database in a new cluster; Patroni calls it once with the superuser's URL. The application is
# no superuser and owns one database. APPLICATION_PASSWORD is hexadecimal (openssl rand -hex 24).
set -eu
psql -X -v ON_ERROR_STOP=1 -d "$1" <<SQL
create role app login password '${APPLICATION_PASSWORD:?}';
grant pg_monitor, pg_checkpoint to app;
create database app owner app;
SQL
